// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// Has the application, which must be there already, speak the language that KERNELDESK_LANGUAGE names: a .qm file, or one of
/// those in translations/ of what is installed ("de" is kerneldesk_de.qm). English without one, and where there is no such file.
void installTranslation();

}  // namespace kd
