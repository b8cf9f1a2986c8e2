#pragma once

namespace kd {

class BuildKeeper;
class Client;
class Document;
class JobRunner;
class LaunchKeeper;
class TargetKeeper;

/// What a workbench is made of, for those who watch several of them. All outlive who is given them.
struct BenchParts {
    Client& client;
    Document& document;
    TargetKeeper& target;
    BuildKeeper& builds;
    LaunchKeeper& launches;
    JobRunner& jobs;
};

}  // namespace kd
