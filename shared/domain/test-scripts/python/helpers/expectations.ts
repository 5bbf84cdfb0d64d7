import { callLines } from '../literals.ts'
import type { Helper } from './types.ts'

const webDriver = 'selenium.webdriver.remote.webdriver:WebDriver'
const webElement = 'selenium.webdriver.remote.webelement:WebElement'

const stateCall = (state: string, expression: string): string =>
  callLines('expect_state', ['driver', 'locator', `"${state}"`, `lambda element: ${expression}`, state])
    .map((line) => `    ${line}`)
    .join('\n')

const ofState = (state: string, doc: string, expression: string): Helper => ({
  module: 'expectations',
  imports: [webDriver],
  needs: [
    'expect_state',
    'Locator',
    ...(expression.startsWith('is_') ? [expression.split('(')[0] ?? ''] : []),
  ],
  source: `
def expect_${state}(driver: WebDriver, locator: Locator, ${state}: bool = True) -> None:
    """${doc}"""
${stateCall(state, expression)}
`,
})

/** What a test expects of elements. */
export const expectations: Record<string, Helper> = {
  expect_visible: {
    module: 'expectations',
    imports: [webDriver],
    needs: ['eventually', 'find_all', 'Locator'],
    source: String.raw`
def expect_visible(driver: WebDriver, locator: Locator) -> None:
    """An element is shown."""

    def check() -> None:
        assert find_all(driver, locator), f"The {locator} is not shown."

    eventually(driver, check)
`,
  },
  expect_hidden: {
    module: 'expectations',
    imports: [webDriver],
    needs: ['eventually', 'find_all', 'visible_texts', 'Locator'],
    source: String.raw`
def expect_hidden(driver: WebDriver, locator: Locator) -> None:
    """An element is not shown; a blank page proves nothing."""

    def check() -> None:
        assert visible_texts(driver), "The page is blank."
        assert not find_all(driver, locator), f"The {locator} is shown."

    eventually(driver, check)
`,
  },
  expect_state: {
    module: 'expectations',
    imports: ['collections.abc:Callable', webDriver, webElement],
    needs: ['eventually', 'find_all', 'Locator'],
    source: String.raw`
def expect_state(
    driver: WebDriver,
    locator: Locator,
    name: str,
    state: Callable[[WebElement], bool],
    wanted: bool,
) -> None:
    def check() -> None:
        seen = state(find(driver, locator))
        assert seen == wanted, f"The {locator} is {'' if seen else 'not '}{name}."

    eventually(driver, check)
`,
  },
  expect_checked: ofState('checked', 'A box is on, or not.', 'is_checked(element)'),
  expect_enabled: ofState('enabled', 'An element can be used, or not.', 'is_usable(element)'),
  expect_focused: ofState(
    'focused',
    'An element has the focus, or not.',
    'element == driver.switch_to.active_element',
  ),
  expect_pressed: ofState(
    'pressed',
    'A toggle button is pressed, or not.',
    'element.get_dom_attribute("aria-pressed") == "true"',
  ),
  expect_expanded: ofState(
    'expanded',
    'What an element controls is unfolded, or not.',
    'is_expanded(element)',
  ),
  expect_invalid: ofState('invalid', 'A field is marked as invalid, or not.', 'is_invalid(element)'),
  expect_required: ofState('required', 'A field is marked as required, or not.', 'is_required(element)'),
  is_usable: {
    module: 'expectations',
    imports: [webElement],
    source: String.raw`
def is_usable(element: WebElement) -> bool:
    told = element.get_dom_attribute("aria-disabled") == "true"
    return element.is_enabled() and not told and element.get_property("readOnly") is not True
`,
  },
  is_expanded: {
    module: 'expectations',
    imports: [webElement],
    source: String.raw`
def is_expanded(element: WebElement) -> bool:
    told = element.get_dom_attribute("aria-expanded")
    if told is not None:
        return told == "true"
    script = "return arguments[0].closest('details')?.open"
    unfolded = element.parent.execute_script(script, element)
    assert unfolded is not None, "The element does not say whether it is expanded."
    return unfolded
`,
  },
  is_invalid: {
    module: 'expectations',
    imports: [webElement],
    source: String.raw`
def is_invalid(element: WebElement) -> bool:
    told = element.get_dom_attribute("aria-invalid") in ("true", "grammar", "spelling")
    return told or element.parent.execute_script("return arguments[0].matches(':user-invalid')", element)
`,
  },
  is_required: {
    module: 'expectations',
    imports: [webElement],
    source: String.raw`
def is_required(element: WebElement) -> bool:
    told = element.get_dom_attribute("aria-required") == "true"
    return told or element.get_property("required") is True
`,
  },
  compare: {
    module: 'expectations',
    source: String.raw`
COMPARISONS = {
    "equals": str.__eq__,
    "contains": str.__contains__,
    "starts_with": str.startswith,
    "ends_with": str.endswith,
}


def compare(seen: str, comparison: str, wanted: str, negated: bool) -> None:
    holds = COMPARISONS[comparison](seen, wanted)
    assert holds != negated, f'"{seen}" {comparison} "{wanted}" is {holds}.'
`,
  },
  value_of: {
    module: 'expectations',
    imports: [webElement],
    source: String.raw`
def value_of(element: WebElement, wanted: str) -> str:
    """What a field holds; of a list the labels of what is chosen."""
    value = element.get_property("value")
    # The empty option of a list often reads "Choose…": its value is what counts as empty.
    if element.tag_name != "select" or wanted == "":
        return element.text if value is None else str(value)
    script = "return [...arguments[0].selectedOptions].map((option) => option.label).join(', ')"
    return element.parent.execute_script(script, element)
`,
  },
  expect_value: {
    module: 'expectations',
    imports: [webDriver],
    needs: ['eventually', 'find_all', 'compare', 'value_of', 'tidy', 'Locator'],
    source: String.raw`
def expect_value(
    driver: WebDriver,
    locator: Locator,
    wanted: str,
    comparison: str = "equals",
    *,
    negated: bool = False,
) -> None:
    """A field holds a value."""

    def check() -> None:
        seen = value_of(find(driver, locator), wanted)
        if seen != wanted or negated:
            compare(tidy(seen), comparison, tidy(wanted), negated)

    eventually(driver, check)
`,
  },
  expect_attribute: {
    module: 'expectations',
    imports: [webDriver],
    needs: ['eventually', 'find_all', 'tidy', 'Locator'],
    source: String.raw`
def expect_attribute(
    driver: WebDriver, locator: Locator, name: str, wanted: str, *, negated: bool = False
) -> None:
    """An attribute of an element has a value."""

    def check() -> None:
        seen = find(driver, locator).get_dom_attribute(name)
        holds = seen is not None and tidy(seen) == tidy(wanted)
        assert holds != negated, f"The {locator} has {name}={seen!r}."

    eventually(driver, check)
`,
  },
  expect_count: {
    module: 'expectations',
    imports: ['operator', webDriver],
    needs: ['eventually', 'find_all', 'visible_texts', 'Locator'],
    source: String.raw`
COUNTS = {
    "equals": operator.eq,
    "at_least": operator.ge,
    "at_most": operator.le,
    "more_than": operator.gt,
    "less_than": operator.lt,
}


def expect_count(driver: WebDriver, locator: Locator, wanted: int, comparison: str = "equals") -> None:
    """So many elements are shown; a blank page proves nothing."""

    def check() -> None:
        assert visible_texts(driver), "The page is blank."
        seen = len(find_all(driver, locator))
        assert COUNTS[comparison](seen, wanted), f"There are {seen} of {locator}."

    eventually(driver, check)
`,
  },
}
