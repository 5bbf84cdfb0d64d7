import { wordTable } from '../basics/word-table.ts'

/** Where a verdict that is not green comes from, the most telling first. */
export const causes = ['behaviour', 'control', 'step', 'other'] as const
export type Cause = (typeof causes)[number]

const codes: Readonly<Record<Cause, string>> = {
  behaviour: 'steps.check_failed steps.not_given',
  control:
    'steps.not_found steps.ambiguous steps.not_actionable steps.option_not_found steps.not_filled steps.not_changed steps.no_focus steps.no_dialog steps.no_tab steps.no_file_field',
  step: 'steps.not_understood steps.unverifiable steps.undecided steps.dialog_answered steps.file_too_large steps.file_too_small cases.unverifiable cases.precondition_unmet',
  other:
    'steps.timeout steps.http_status steps.navigation_failed steps.target_refused steps.page_crashed steps.browser_failed cases.timeout cases.browser_lost targets.refused',
}

/** The cause that each code of an error of a step or a case stands for. */
export const causesOfCodes: Readonly<Record<string, Cause>> = wordTable(
  Object.fromEntries(causes.flatMap((cause) => codes[cause].split(' ').map((code) => [code, cause]))),
)
