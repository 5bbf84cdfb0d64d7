import type { Helper } from './types.ts'

const webDriver = 'selenium.webdriver.remote.webdriver:WebDriver'
const webElement = 'selenium.webdriver.remote.webelement:WebElement'

/** How elements are found: strictly, by what people and assistive technology know them by. `CANDIDATES` is written for each project. */
export const locators: Record<string, Helper> = {
  Locator: {
    module: 'locators',
    imports: ['__future__:annotations', 'dataclasses:dataclass'],
    source: String.raw`
@dataclass(frozen=True)
class Locator:
    """What an element is known by: its role, or "field" or "text", and its name."""

    kind: str
    name: str | None = None
    exact: bool = False
    nth: int | None = None
    within: Locator | None = None

    def __str__(self) -> str:
        words = [self.kind]
        if self.name is not None:
            words.append(f'"{self.name}"')
        if self.nth is not None:
            words.append("last" if self.nth == -1 else f"number {self.nth}")
        if self.within:
            words.append(f"in {self.within}")
        return " ".join(words)
`,
  },
  by_role: {
    module: 'locators',
    needs: ['Locator', 'find_all'],
    source: String.raw`
def by_role(
    role: str,
    name: str | None = None,
    *,
    exact: bool = False,
    nth: int | None = None,
    within: Locator | None = None,
) -> Locator:
    """An element of a role, by its accessible name; a row by the text of one of its cells."""
    return Locator(role, name, exact, nth, within)
`,
  },
  by_label: {
    module: 'locators',
    needs: ['Locator', 'find_all'],
    source: String.raw`
def by_label(
    name: str,
    *,
    exact: bool = False,
    nth: int | None = None,
    within: Locator | None = None,
) -> Locator:
    """A field of a form, by its label."""
    return Locator("field", name, exact, nth, within)
`,
  },
  by_text: {
    module: 'locators',
    needs: ['Locator', 'find_all', 'WITH_TEXT'],
    source: String.raw`
def by_text(
    name: str,
    *,
    exact: bool = False,
    nth: int | None = None,
    within: Locator | None = None,
) -> Locator:
    """The innermost element that shows a text."""
    return Locator("text", name, exact, nth, within)
`,
  },
  WITH_TEXT: {
    module: 'locators',
    source: String.raw`
WITH_TEXT = """
const [root, wanted, exact] = arguments
const key = (text) => (exact ? text : text.toLowerCase()).replace(/\\s+/g, ' ').trim()
const textOf = (element) => key(element.innerText || (element.type === 'submit' && element.value) || '')
const shown = [...root.querySelectorAll('body *')].filter((element) => element.checkVisibility())
const innermost = (fits) => {
  const found = shown.filter((element) => fits(textOf(element)))
  return found.filter((one) => !found.some((other) => other !== one && one.contains(other)))
}
const whole = innermost((text) => text === key(wanted))
return whole.length > 0 || exact ? whole : innermost((text) => text.includes(key(wanted)))
"""
`,
  },
  is_visible: {
    module: 'locators',
    imports: [webElement],
    source: String.raw`
def is_visible(element: WebElement) -> bool:
    """Whether a person sees the element; of a box or radio button that is drawn anew, its label."""
    if element.is_displayed():
        return True
    if element.get_property("type") not in ("checkbox", "radio"):
        return False
    labels = element.get_property("labels")
    return isinstance(labels, list) and any(label.is_displayed() for label in labels)
`,
  },
  names_of: {
    module: 'locators',
    imports: [webElement],
    source: String.raw`
CELL_TEXTS = """
const cells = 'td, th, [role=cell], [role=gridcell], [role=rowheader]'
return [...arguments[0].querySelectorAll(cells)].map((cell) => cell.innerText)
"""


def names_of(element: WebElement, kind: str) -> list[str]:
    """What an element is called: rows and items by what they show, everything else by its accessible name."""
    if kind == "row":
        return element.parent.execute_script(CELL_TEXTS, element)
    return [element.text if kind == "listitem" else element.accessible_name]
`,
  },
  find_all: {
    module: 'locators',
    imports: [webDriver, webElement, 'selenium.webdriver.common.by:By'],
    needs: ['Locator', 'CANDIDATES', 'is_visible', 'names_of', 'tidy'],
    source: String.raw`
def matches(root: WebElement, locator: Locator) -> list[WebElement]:
    """The elements of a name: the whole of it counts before a part of it."""
    elements = root.find_elements(By.CSS_SELECTOR, CANDIDATES[locator.kind])
    if locator.name is None:
        return elements
    wanted = tidy(locator.name)
    named = [(one, [tidy(name) for name in names_of(one, locator.kind)]) for one in elements]
    if locator.exact:
        return [one for one, names in named if wanted in names]
    part = wanted.casefold()
    whole = [one for one, names in named if part in [name.casefold() for name in names]]
    return whole or [one for one, names in named if any(part in name.casefold() for name in names)]


def find_all(driver: WebDriver, locator: Locator) -> list[WebElement]:
    """The visible elements that fit, in the order of the page."""
    root = find(driver, locator.within) if locator.within else driver.find_element(By.TAG_NAME, "html")
    roles = ROLES.get(locator.kind)
    found = [
        element
        for element in matches(root, locator)
        if is_visible(element) and (roles is None or element.aria_role in roles)
    ]
    if locator.nth is None:
        return found
    start = locator.nth - 1 if locator.nth > 0 else locator.nth
    return found[start:][:1]


def find(driver: WebDriver, locator: Locator) -> WebElement:
    """The one element that fits: several are as wrong as none."""
    found = find_all(driver, locator)
    assert found, f"There is no {locator}."
    others = "; ".join(tidy(element.text) or element.accessible_name for element in found)
    assert len(found) == 1, f"{len(found)} elements fit {locator}: {others}"
    return found[0]
`,
  },
}

/** `matches` in a project that finds elements by text. */
export const byTextBranch = `    if locator.kind == "text":
        return root.parent.execute_script(WITH_TEXT, root, locator.name, locator.exact)
`
