import { setValue } from '../../webdriver/page-scripts.ts'
import type { Helper } from './types.ts'

const webDriver = 'selenium.webdriver.remote.webdriver:WebDriver'
const webElement = 'selenium.webdriver.remote.webelement:WebElement'
const actionChains = 'selenium.webdriver.common.action_chains:ActionChains'

const withPointer = (name: string, doc: string, call: string): Helper => ({
  module: 'actions',
  imports: [webDriver, actionChains],
  needs: ['act', 'Locator'],
  source: `
def ${name}(driver: WebDriver, locator: Locator) -> None:
    """${doc}"""
    act(driver, locator, lambda element: ActionChains(driver).${call}(element).perform())
`,
})

const withBox = (name: string, doc: string, wanted: string): Helper => ({
  module: 'actions',
  imports: [webDriver],
  needs: ['set_checked', 'Locator'],
  source: `
def ${name}(driver: WebDriver, locator: Locator) -> None:
    """${doc}"""
    act(driver, locator, lambda element: set_checked(element, ${wanted}))
`,
})

/** What a test does. */
export const actions: Record<string, Helper> = {
  open_page: {
    module: 'actions',
    imports: ['urllib.parse:urljoin', webDriver],
    needs: ['BASE_URL'],
    source: String.raw`
def open_page(driver: WebDriver, path: str) -> None:
    """Opens a path of the site under test, or an address of its own."""
    driver.get(urljoin(BASE_URL, path))
`,
  },
  act: {
    module: 'actions',
    imports: ['collections.abc:Callable', webDriver, webElement],
    needs: ['Locator', 'find_all', 'eventually'],
    source: String.raw`
def act(driver: WebDriver, locator: Locator, action: Callable[[WebElement], object]) -> None:
    """Does something with an element as soon as it is there and enabled."""

    def attempt() -> None:
        element = find(driver, locator)
        assert element.is_enabled(), f"The {locator} is disabled."
        action(element)

    eventually(driver, attempt)
`,
  },
  click: {
    module: 'actions',
    imports: [webDriver],
    needs: ['act', 'Locator'],
    source: String.raw`
def click(driver: WebDriver, locator: Locator) -> None:
    """Clicks an element."""
    act(driver, locator, lambda element: element.click())
`,
  },
  double_click: withPointer('double_click', 'Clicks an element twice.', 'double_click'),
  right_click: withPointer('right_click', 'Opens the context menu of an element.', 'context_click'),
  hover: withPointer('hover', 'Points at an element.', 'move_to_element'),
  scroll_to: {
    module: 'actions',
    imports: [webDriver],
    needs: ['eventually', 'find_all', 'Locator'],
    source: String.raw`
def scroll_to(driver: WebDriver, locator: Locator) -> None:
    """Scrolls until an element can be seen."""
    script = "arguments[0].scrollIntoView({block: 'center'})"
    eventually(driver, lambda: driver.execute_script(script, find(driver, locator)))
`,
  },
  clear: {
    module: 'actions',
    imports: [webDriver],
    needs: ['act', 'enter', 'Locator'],
    source: String.raw`
def clear(driver: WebDriver, locator: Locator) -> None:
    """Empties a field."""
    act(driver, locator, lambda element: enter(element, ""))
`,
  },
  enter: {
    module: 'actions',
    imports: [webElement, 'selenium.webdriver.common.keys:Keys'],
    source: `
# What keys do in these fields depends on the language of the browser.
PICKED = ("date", "datetime-local", "month", "time", "week", "color", "range")
PICK = r"""
${setValue}
return field.value
"""
SELECT_ALL = """
const [field] = arguments
field.focus()
if (field.select) field.select()
else getSelection().selectAllChildren(field)
"""
INSERT = "document.execCommand('insertText', false, arguments[0])"


def enter(element: WebElement, value: str) -> None:
    """Types over what a field holds: WebDriver's own clearing is told to the page as no person's is."""
    assert element.get_property("readOnly") is not True, "The field is read-only."
    page = element.parent
    if element.get_property("type") in PICKED:
        taken = page.execute_script(PICK, element, value)
        assert taken.lower() == value.lower(), f'The field takes "{value}" as "{taken}".'
        return
    page.execute_script(SELECT_ALL, element)
    if all(ord(character) <= 0xFFFF for character in value):
        element.send_keys(value or Keys.DELETE)
    else:
        # ChromeDriver has no keys for characters such as emoji.
        page.execute_script(INSERT, value)
`,
  },
  fill: {
    module: 'actions',
    imports: [webDriver],
    needs: ['act', 'enter', 'Locator'],
    source: String.raw`
def fill(driver: WebDriver, locator: Locator, value: str) -> None:
    """Replaces what a field holds."""
    act(driver, locator, lambda element: enter(element, value))
`,
  },
  select: {
    module: 'actions',
    imports: [webDriver, webElement, 'selenium.webdriver.support.ui:Select'],
    needs: ['act', 'Locator'],
    source: String.raw`
def choose(element: WebElement, option: str) -> None:
    Select(element).select_by_visible_text(option)
    # A person's choice is told as "input" too; ChromeDriver leaves it at "change".
    script = "arguments[0].dispatchEvent(new Event('input', { bubbles: true }))"
    element.parent.execute_script(script, element)


def select(driver: WebDriver, locator: Locator, option: str) -> None:
    """Chooses an option of a list by its label."""
    act(driver, locator, lambda element: choose(element, option))
`,
  },
  is_checked: {
    module: 'actions',
    imports: [webElement],
    source: String.raw`
def is_checked(element: WebElement) -> bool:
    """Whether a box, radio button or switch is on."""
    return element.is_selected() or element.get_dom_attribute("aria-checked") == "true"
`,
  },
  set_checked: {
    module: 'actions',
    imports: [webElement],
    needs: ['act', 'is_checked'],
    source: String.raw`
def set_checked(element: WebElement, checked: bool) -> None:
    if is_checked(element) == checked:
        return
    # A box that is drawn anew is clicked by its label.
    (element if element.is_displayed() else element.get_property("labels")[0]).click()
`,
  },
  check: withBox('check', 'Turns a box on.', 'True'),
  uncheck: withBox('uncheck', 'Turns a box off.', 'False'),
  press: {
    module: 'actions',
    imports: ['re', webDriver, actionChains, 'selenium.webdriver.common.keys:Keys'],
    needs: ['act', 'Locator'],
    source: String.raw`
def key_code(name: str) -> str:
    """The code of a key by its name in the UI Events standard: Enter, ArrowDown, A."""
    constant = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    return name.lower() if len(name) == 1 else getattr(Keys, constant)


def press(driver: WebDriver, keys: str, on: Locator | None = None) -> None:
    """Presses a key or chord such as Control+A, in a field or where the focus is."""
    *held, key = map(key_code, keys.split("+"))
    if on:
        act(driver, on, lambda element: element.send_keys(*held, key))
        return
    chain = ActionChains(driver)
    for modifier in held:
        chain.key_down(modifier)
    chain.send_keys(key)
    for modifier in reversed(held):
        chain.key_up(modifier)
    chain.perform()
`,
  },
  submit_form: {
    module: 'actions',
    imports: [webDriver, 'selenium.webdriver.common.by:By'],
    needs: ['eventually'],
    source: String.raw`
def submit_form(driver: WebDriver) -> None:
    """Submits the only form of the page, by its default button where it has one."""
    default = "button:not([type=button], [type=reset]), input[type=submit], input[type=image]"

    def attempt() -> None:
        forms = [form for form in driver.find_elements(By.TAG_NAME, "form") if form.is_displayed()]
        assert len(forms) == 1, f"The page has {len(forms)} forms."
        buttons = forms[0].find_elements(By.CSS_SELECTOR, default)
        if buttons:
            buttons[0].click()
        else:
            driver.execute_script("arguments[0].requestSubmit()", forms[0])

    eventually(driver, attempt)
`,
  },
  resize: {
    module: 'actions',
    imports: [webDriver],
    source: String.raw`
def resize(driver: WebDriver, width: int, height: int) -> None:
    """Gives the page that much room; the frame of the window comes on top of it."""
    frame = driver.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
    driver.set_window_size(width + frame[0], height + frame[1])
`,
  },
}
