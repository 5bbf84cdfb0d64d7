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
  ),
  kind('type', 'Type "{name}"'),
  kind('select choose pick', 'Select "{value}" from "{field}"', 'Choose "{name}"', 'Click "{name}"'),
  kind(
    'open go visit navigate switch return start launch begin',
    'Click the "{name}" link',
    'Click the "{name}" tab',
    'Click the "{name}" button',
  ),
  kind('drag move drop', 'Drag "{name}" to "{other}"'),
  kind('wait', 'Wait until "{name}" is shown', 'Wait until "{name}" disappears', 'Wait {number} seconds'),
  kind('upload attach', 'Upload a file "{value}" to "{field}"', 'Upload a PDF file to "{name}"'),
  kind('check tick mark', 'Check "{name}"'),
  kind('uncheck untick unmark', 'Uncheck "{name}"'),
  kind('toggle', 'Click "{name}"'),
  kind(
    'verify ensure confirm look observe inspect see',
    'Verify that "{name}" is visible',
    'Verify that "{name}" is not shown',
  ),
  kind(
    'search find filter',
    'Enter "{value}" in the "{field}" field',
    'Enter "{name}" in the search field and press Enter',
  ),
  kind('scroll', 'Scroll to "{name}"'),
  kind('click press tap hit push', 'Click "{name}"'),
  kind('double-click', 'Double-click "{name}"'),
  kind('right-click', 'Right-click "{name}"'),
  kind('hover point', 'Hover over "{name}"'),
  kind('clear empty erase', 'Clear the "{name}" field'),
  kind('delete remove', 'Click "‹delete›" in the row "{name}"', 'Click "{said}"'),
  kind('add create', 'Enter "{name}" in the "{field}" field and press Enter', 'Click "{said}"'),
]

/** What the blanks of a form are called of which a sentence has nothing. */
export const nameless: Readonly<Record<string, string>> = {
  name: 'name',
  other: 'other name',
  value: 'value',
  field: 'field',
}

/** What anything that is done may come down to, if its verb is none that we know. */
export const anyAction: readonly string[] = [
  'Enter "{entered}" in the "{label}" field',
  'Select "{entered}" from "{label}"',
  'Click "{name}"',
  'Click "{said}"',
]

/** By any word of the expected result, which the form then stands for. */
export const checkForms: readonly Forms[] = [
  kind(
    'disabled greyed grayed inactive',
    'The "{name}" button is disabled',
    'The "{name}" field is disabled',
  ),
  kind('enabled clickable', 'The "{name}" button is enabled', 'The "{name}" field is enabled'),
  kind('checked ticked', 'The "{name}" checkbox is checked'),
  kind('unchecked unticked', 'The "{name}" checkbox is not checked'),
  kind('selected', '"{value}" is selected in "{field}"'),
  kind('crossed struck out through', '"{name}" is crossed out', '"{name}" is not crossed out'),
  kind('highlighted', '"{name}" is highlighted'),
  kind('open opened', 'The "{name}" dialog is open'),
  kind('expanded unfolded', 'The "{name}" section is expanded'),
  kind('closed', 'The "{name}" dialog is closed'),
  kind('collapsed folded', 'The "{name}" section is collapsed'),
  kind('first', 'The first row is "{name}"', 'The first item is "{name}"'),
  kind('order', '"{name}" and "{other}" are shown in this order'),
  kind('empty blank', 'The "{name}" field is empty'),
  kind('error message warning notification toast alert hint turns up', 'The message "{value}" is shown'),
  kind('url address', 'The URL contains "{value}"'),
  kind('title', 'The page title is "{value}"'),
  kind('row rows record records', 'The table has {number} rows'),
  kind('item items entry entries', 'There are {number} items'),
  kind('updated updates changed changes refreshed recalculated', 'The "{name}" has changed'),
  kind('value contains holds', 'The "{field}" field contains "{value}"'),
  kind('redirected taken led brought navigated opens', 'The heading "{name}" is shown'),
  kind('dialog modal popup', 'The "{name}" dialog is open'),
  kind('reads says equals', 'The "{field}" is "{value}"'),
  kind('button', 'The "{name}" button is visible', 'The "{name}" button is not shown'),
]

export const anyCheck: readonly string[] = [
  '"{name}" is visible',
  '"{name}" is not shown',
  '"{name}" and "{other}" are visible',
]
