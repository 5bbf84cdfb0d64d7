/** What to do next, by the code of an error. */
export const advice: Readonly<Record<string, string>> = {
  'steps.check_failed':
    'Look at the picture: either the page has a fault, or the case expects what is no longer right. Then tell the people who build the page, or reword the step.',
  'steps.not_found': 'Look at the picture what it is called on the page, and say the step with those words.',
  'steps.ambiguous': 'Choose which one you mean. The case is changed and runs again.',
  'steps.not_understood': 'Reword the step: one action each, with names in quotes.',
  'steps.unverifiable': 'Say what must be seen, such as: The page shows "Welcome".',
  'steps.timeout':
    'Look at the video whether the page was slow or waits for something, then run the case again.',
  'steps.not_actionable':
    'Look at the picture what lies over it or has switched it off; a step before may be missing.',
  'steps.not_filled':
    'Look at the picture what the field took, and whether it wants another form of the value.',
  'steps.http_status': 'Open the address yourself: the server answered with an error.',
  'steps.navigation_failed':
    'Check that the address is right and that the page is up, then run the case again.',
  'steps.option_not_found': 'Look at the picture which options there are, and name one of them.',
  'steps.page_crashed':
    'Run the case again; if it crashes again, the page itself is too heavy for its browser.',
  'steps.browser_failed': 'Run the case again.',
  'targets.refused': 'Runs open public addresses only; this step led to one that they refuse.',
  'cases.precondition_unmet':
    'Write the precondition as steps, or see to it before the run and remove it from the preconditions of the case.',
  'cases.unverifiable': 'Give a step or the case an expected result, so that there is something to check.',
  'runs.no_browser':
    'Try again in a minute. If it stays so, this deployment has no browser: its operator binds Browser Rendering as BROWSER, and on one machine npm start says why Chromium did not start.',
  'runs.failed': 'Start it again. What was done until then is below.',
  'runs.not_started': 'Start it again.',
  'runs.unguarded': 'Start it again; if it stays so, tell the operator of this service.',
  'executions.silent': 'Start it again. What was done until then is below.',
  'executions.deadline': 'Start it again with fewer cases at a time.',
}
