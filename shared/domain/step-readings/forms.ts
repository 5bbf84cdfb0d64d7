/** Sentence forms that are read, by the words that a sentence of their kind has. `{value}` and the like are filled with its own words. */
export interface Forms {
  words: ReadonlySet<string>
  forms: readonly string[]
}

const kind = (words: string, ...forms: string[]): Forms => ({ words: new Set(words.split(' ')), forms })

/** By the verb of the action. */
export const actionForms: readonly Forms[] = [
  kind(
    'enter type fill input write put set provide complete give key replace change insert supply update',
    'Enter "{value}" in the "{field}" field',
    'Set "{field}" to "{value}"',
    'Type "{name}"',
  ),
  kind('select choose pick', 'Select "{value}" from "{field}"', 'Choose "{name}"', 'Click "{name}"'),
  kind(
    'open go visit navigate switch return start launch begin',
    'Click the "{name}" link',
    'Click the "{name}" tab',
    'Click the "{name}" button',
  ),
  kind('drag move drop', 'Drag "{name}" to "{other}"', 'Drag "{other}" to "{name}"'),
  kind('wait', 'Wait until "{name}" is shown', 'Wait until "{name}" disappears', 'Wait {number} seconds'),
  kind('upload attach', 'Upload a file "{value}" to "{field}"', 'Upload a PDF file to "{name}"'),
  kind('check tick mark uncheck untick toggle', 'Check "{name}"', 'Uncheck "{name}"', 'Click "{name}"'),
  kind(
    'verify ensure confirm look observe inspect see',
    'Verify that "{name}" is visible',
    'Verify that the heading "{name}" is shown',
  ),
  kind(
    'search find filter',
    'Enter "{value}" in the "{field}" field',
    'Enter "{name}" in the "Search" field and press Enter',
    'Enter "{name}" in the "Search" field and click "Search"',
  ),
  kind(
    'log sign login',
    'Enter "{name}" in the "User name" field, "{other}" in the "Password" field and click "Log in"',
    'Click the "Log in" button',
    'Click the "Log out" button',
  ),
  kind('scroll', 'Scroll to "{name}"'),
  kind('click press tap hit push', 'Click "{name}"', 'Press {key}'),
  kind('double-click', 'Double-click "{name}"'),
  kind('right-click', 'Right-click "{name}"'),
  kind('hover point', 'Hover over "{name}"'),
  kind(
    'clear empty erase delete remove',
    'Clear the "{name}" field',
    'Click "Delete" in the row "{name}"',
    'Click "{name}"',
  ),
  kind(
    'add create',
    'Click "{said}"',
    'Enter "{name}" in the "{other}" field and press Enter',
    'Click the "{verb}" button',
  ),
]

/** What a form is filled with of which a sentence has nothing: it shows how such a thing is said. */
export const samples: Readonly<Record<string, string>> = {
  name: 'Milk',
  other: 'Done',
  value: 'Ann',
  field: 'Name',
  number: '2',
  key: 'Enter',
}

/** What anything that is done may come down to. */
export const anyAction: readonly string[] = [
  'Enter "{entered}" in the "{label}" field',
  'Select "{entered}" from "{label}"',
  'Click "{said}"',
  'Click the "{verb}" button',
  'Click "{name}"',
]

/** By any word of the expected result; the first kinds say most about it. */
export const checkForms: readonly Forms[] = [
  kind(
    'disabled greyed grayed inactive',
    'The "{name}" button is disabled',
    'The "{name}" field is disabled',
  ),
  kind('enabled active clickable', 'The "{name}" button is enabled', 'The "{name}" field is enabled'),
  kind('checked ticked selected', 'The "{name}" checkbox is checked', '"{value}" is selected in "{field}"'),
  kind('crossed struck', '"{name}" is crossed out', '"{name}" is not crossed out'),
  kind('highlighted current', '"{name}" is highlighted'),
  kind('open opened expanded unfolded', 'The "{name}" section is expanded', 'The "{name}" dialog is open'),
  kind('closed collapsed folded', 'The "{name}" section is collapsed', 'The "{name}" dialog is closed'),
  kind('first second third last top bottom', 'The first row is "{name}"', 'The first item is "{name}"'),
  kind('order sorted', '"{name}" and "{other}" are shown in this order'),
  kind('unchecked unticked', 'The "{name}" checkbox is not checked'),
  kind('empty blank', 'The "{name}" field is empty'),
  kind(
    'error message warning notification toast alert hint',
    'The message "{value}" is shown',
    '"{value}" is visible',
  ),
  kind('url address', 'The URL contains "{value}"'),
  kind('title', 'The page title is "{value}"'),
  kind('row rows record records', 'The table has {number} rows'),
  kind('item items entry entries', 'There are {number} items'),
  kind('updated updates changed changes refreshed recalculated', 'The "{name}" has changed'),
  kind('value contains holds', 'The "{field}" field has the value "{value}"'),
  kind(
    'page screen redirected taken led brought navigated opens opened',
    'The heading "{name}" is shown',
    'The page title is "{name}"',
  ),
  kind('dialog modal popup', 'The "{name}" dialog is open'),
  kind('reads says equals', 'The "{field}" is "{value}"'),
]

export const anyCheck: readonly string[] = [
  '"{name}" is visible',
  'The heading "{name}" is shown',
  'The page shows "{name}"',
]

/** Words that deny: what is said anew must deny, too. */
export const denials: ReadonlySet<string> = new Set(
  "no not never none nothing without gone hidden removed absent missing disappear disappears vanish vanishes isn't aren't doesn't don't won't can't cannot hasn't".split(
    ' ',
  ),
)
export const deniedChecks: readonly string[] = [
  '"{name}" is not shown',
  'The message "{name}" is not shown',
  'There is no "{name}" button',
]

/** For a sentence that has no word to go by. */
export const lastResort = {
  actions: ['Click the "Save" button', 'Enter "Ann" in the "Name" field'],
  checks: ['The message "Saved." is shown', '"Saved" is visible'],
  denials: ['The message "Saved." is not shown', '"Saved" is not shown'],
} as const
