interface State {
  names: [string, string]
  words: [string, string]
  /** The condition on `element`. */
  holds: string
}

const states: State[] = [
  {
    names: ['ExpectChecked', 'ExpectNotChecked'],
    words: ['checked', 'not checked'],
    holds: 'IsChecked(element)',
  },
  { names: ['ExpectEnabled', 'ExpectDisabled'], words: ['enabled', 'disabled'], holds: 'IsEnabled(element)' },
  {
    names: ['ExpectFocused', 'ExpectNotFocused'],
    words: ['focused', 'not focused'],
    holds: 'element.Equals(driver.SwitchTo().ActiveElement())',
  },
  {
    names: ['ExpectPressed', 'ExpectNotPressed'],
    words: ['pressed', 'not pressed'],
    holds: 'driver.Matches(element, "[aria-pressed=true]")',
  },
  {
    names: ['ExpectExpanded', 'ExpectCollapsed'],
    words: ['expanded', 'collapsed'],
    holds: 'driver.Matches(element, "[aria-expanded=true], details[open], details[open] > summary")',
  },
  {
    names: ['ExpectInvalid', 'ExpectValid'],
    words: ['marked as invalid', 'not marked as invalid'],
    holds: 'driver.Matches(element, "[aria-invalid=true], :user-invalid")',
  },
  {
    names: ['ExpectRequired', 'ExpectOptional'],
    words: ['marked as required', 'not marked as required'],
    holds: 'driver.Matches(element, ":required, [aria-required=true]")',
  },
]

const pairs = states.flatMap(({ names, words, holds }) =>
  names.map(
    (name, at) => `/// <summary>An element is ${words[at]}.</summary>
static void ${name}(this IWebDriver driver, By by) =>
    driver.ExpectState(by, "${words[at]}", element => ${at === 0 ? '' : '!'}${holds});`,
  ),
)

/** The states of elements that tests expect. */
export const stateMembers = String.raw`
static void ExpectState(this IWebDriver driver, By by, string state, Func<IWebElement, bool> holds) =>
    driver.Until(() => $"{by} to be {state}", () => holds(One(driver, by)));

static bool IsEnabled(IWebElement element) =>
    element.Enabled
    && element.GetDomAttribute("readonly") is null
    && element.GetDomAttribute("aria-disabled") != "true";

static bool Matches(this IWebDriver driver, IWebElement element, string selector)
{
    const string script = "return arguments[0].matches(arguments[1])";
    return ((IJavaScriptExecutor)driver).ExecuteScript(script, element, selector) is true;
}

/// <summary>An element is visible.</summary>
static void ExpectVisible(this IWebDriver driver, By by) =>
    driver.Until(() => $"{by} to be visible", () => Shown(driver.FindElements(by)).Count > 0);

/// <summary>There is no such element, or none that is visible.</summary>
static void ExpectNotVisible(this IWebDriver driver, By by) =>
    driver.Until(() => $"{by} to be invisible", () => Shown(driver.FindElements(by)).Count == 0);

${pairs.join('\n\n')}
`
