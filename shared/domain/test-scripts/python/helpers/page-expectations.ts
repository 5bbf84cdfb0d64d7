import { placesBeside } from '../../webdriver/page-scripts.ts'
import type { Helper } from './types.ts'

const webDriver = 'selenium.webdriver.remote.webdriver:WebDriver'
const webElement = 'selenium.webdriver.remote.webelement:WebElement'

const ofText = (name: string, doc: string, body: string): Helper => ({
  module: 'expectations',
  imports: [webDriver],
  needs: ['eventually', 'texts_at', 'shows', 'Locator'],
  source: `
def ${name}(
    driver: WebDriver,
    text: str,
    *,
    whole: bool = False,
    within: Locator | None = None,
    beside: Locator | None = None,
) -> None:
    """${doc}"""

    def check() -> None:
        shown = texts_at(driver, within, beside)
${body.replace(/^(?=.)/gm, '        ')}

    eventually(driver, check)
`,
})

/** What a test expects of a page: its texts, address and title. */
export const pageExpectations: Record<string, Helper> = {
  BESIDE: {
    module: 'expectations',
    source: `
# What describes a field, its largest container that has no other field, and what follows up to the next.
BESIDE = r"""
${placesBeside}
"""
`,
  },
  texts_at: {
    module: 'expectations',
    imports: [webDriver],
    needs: ['find_all', 'visible_texts', 'BESIDE', 'Locator', 'tidy'],
    source: String.raw`
def texts_at(driver: WebDriver, within: Locator | None, beside: Locator | None) -> list[str]:
    """The visible texts of the page, of a place on it, or beside a field."""
    if beside:
        return visible_texts(driver, driver.execute_script(BESIDE, find(driver, beside)))
    if not within:
        return visible_texts(driver)
    if within.kind == "live region":
        regions = find_all(driver, within)
        # What only assistive technology is told has no room on the page.
        return visible_texts(driver, regions) or [tidy(one.get_property("innerText")) for one in regions]
    shown = visible_texts(driver, [find(driver, within)])
    # A row is read across its cells.
    return [*shown, " ".join(shown)] if within.kind == "row" else shown
`,
  },
  shows: {
    module: 'expectations',
    needs: ['has_words', 'has_message', 'tidy'],
    source: String.raw`
def shows(shown: list[str], text: str, whole: bool) -> bool:
    holds = has_message if whole else has_words
    return any(holds(one, tidy(text)) for one in shown)
`,
  },
  expect_text: ofText(
    'expect_text',
    'A text is visible, as whole words; or, whole, as a message of its own.',
    'assert shows(shown, text, whole), f\'"{text}" is not shown, but: {" | ".join(shown)}\'',
  ),
  expect_no_text: ofText(
    'expect_no_text',
    'A text is not visible; a blank page proves nothing.',
    `assert shown or within or beside, "The page is blank."
assert not shows(shown, text, whole), f'"{text}" is shown.'`,
  ),
  expect_url: {
    module: 'expectations',
    imports: ['urllib.parse:unquote', 'urllib.parse:urlsplit', webDriver],
    needs: ['eventually', 'compare'],
    source: String.raw`
def expect_url(
    driver: WebDriver, wanted: str, comparison: str = "equals", *, negated: bool = False
) -> None:
    """The address; without a host, its path, with query and fragment where they are told."""

    def check() -> None:
        seen = driver.current_url
        if comparison == "equals" or (comparison == "starts_with" and wanted.startswith("/")):
            parts = urlsplit(seen)
            path = parts.path + (f"?{parts.query}" if "?" in wanted else "")
            path += f"#{parts.fragment}" if "#" in wanted else ""
            seen = path if wanted.startswith("/") else f"{parts.scheme}://{parts.netloc}{path}"
        if comparison == "equals":
            compare(seen.rstrip("/"), comparison, wanted.rstrip("/"), negated)
        else:
            compare(seen if wanted in seen else unquote(seen), comparison, wanted, negated)

    eventually(driver, check)
`,
  },
  expect_title: {
    module: 'expectations',
    imports: [webDriver],
    needs: ['eventually', 'compare', 'tidy'],
    source: String.raw`
def expect_title(
    driver: WebDriver, wanted: str, comparison: str = "equals", *, negated: bool = False
) -> None:
    """The title of the page."""
    eventually(driver, lambda: compare(tidy(driver.title), comparison, tidy(wanted), negated))
`,
  },
  expect_order: {
    module: 'expectations',
    imports: [webDriver],
    needs: ['eventually', 'visible_texts', 'has_words', 'tidy'],
    source: String.raw`
def expect_order(driver: WebDriver, *texts: str) -> None:
    """Texts stand one after another: all places of the first before all places of the second."""

    def places(shown: list[str], text: str) -> list[tuple[int, int]]:
        alone = [(at, 0) for at, one in enumerate(shown) if one == text]
        found = alone or [(at, one.find(text)) for at, one in enumerate(shown) if has_words(one, text)]
        assert found, f'"{text}" is not shown.'
        return found

    def check() -> None:
        shown = visible_texts(driver)
        order = [places(shown, tidy(text)) for text in texts]
        for position, (one, other) in enumerate(zip(order, order[1:])):
            assert max(one) < min(other), f'"{texts[position + 1]}" stands before "{texts[position]}".'

    eventually(driver, check)
`,
  },
  expect_cell: {
    module: 'expectations',
    imports: [webDriver, webElement, 'selenium.webdriver.common.by:By'],
    needs: ['eventually', 'find_all', 'Locator', 'tidy'],
    source: String.raw`
def cell_below(row: WebElement, column: str) -> WebElement:
    """The cell of a row that lies below the head of a column."""
    table = row.find_element(By.XPATH, "ancestor::*[self::table or @role='table' or @role='grid'][1]")
    heads = table.find_elements(By.CSS_SELECTOR, "th, [role=columnheader]")
    named = [head for head in heads if tidy(head.text).casefold() == tidy(column).casefold()]
    assert len(named) == 1, f'{len(named)} columns are called "{column}".'
    middle = named[0].rect["x"] + named[0].rect["width"] / 2
    for cell in row.find_elements(By.CSS_SELECTOR, "td, th, [role=cell], [role=gridcell], [role=rowheader]"):
        if cell.rect["x"] <= middle < cell.rect["x"] + cell.rect["width"]:
            return cell
    raise AssertionError(f'The row has no cell below "{column}".')


def expect_cell(
    driver: WebDriver, row: Locator, column: str, text: str, *, negated: bool = False
) -> None:
    """A text stands in the cell of a row and a column."""

    def check() -> None:
        seen = tidy(cell_below(find(driver, row), column).text)
        assert (seen == tidy(text)) != negated, f'The cell "{column}" of {row} holds "{seen}".'

    eventually(driver, check)
`,
  },
}
