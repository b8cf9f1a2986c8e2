// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Families of targets for InstructionPattern::onlyTarget: what is introduced with `sm_100f` is in the targets of the same family
// that came later, as a family (f) and as an architecture (a).
#define KD_FAMILY_107 "sm_107a, sm_107f"
#define KD_FAMILY_103 "sm_103a, sm_103f, " KD_FAMILY_107
#define KD_FAMILY_100 "sm_100a, sm_100f, " KD_FAMILY_103
#define KD_FAMILY_110 "sm_110a, sm_110f"
#define KD_FAMILY_120 "sm_120a, sm_120f, sm_121a, sm_121f"
