import type { Helper } from './types.ts'

/** What a page shows: visible texts as a reader sees them, and what counts as holding a text. */
export const texts: Record<string, Helper> = {
  tidy: {
    module: 'texts',
    imports: ['re', 'unicodedata'],
    source: String.raw`
PLAIN = str.maketrans({"‘": "'", "’": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "…": "..."})


def tidy(text: str) -> str:
    """A text with single spaces and plain quotes: what no reader would tell apart is equal."""
    seen = re.sub("[\u00ad\u200b-\u200d\u2060\ufeff]", "", unicodedata.normalize("NFC", text))
    return " ".join(seen.translate(PLAIN).split())
`,
  },
  has_words: {
    module: 'texts',
    imports: ['re'],
    source: String.raw`
def has_words(text: str, wanted: str) -> bool:
    """Whether whole words and numbers say it: "1 order" is not in "11 orders", "5.00" not in "15.00"."""
    before = r"(?<!\w)" if re.match(r"\w", wanted) else ""
    after = r"(?!\w)" if re.search(r"\w$", wanted) else ""
    if re.match(r"\d", wanted):
        before += r"(?<!\d[.,])(?<!\s[-−])(?<!^[-−])"
    if re.search(r"\d$", wanted):
        after += r"(?![.,]\d)"
    return bool(wanted) and re.search(before + re.escape(wanted) + after, text) is not None
`,
  },
  has_message: {
    module: 'texts',
    imports: ['re'],
    needs: ['has_words'],
    source: String.raw`
def has_message(text: str, wanted: str) -> bool:
    """Whether a text is the wanted one, or has it as sentences of their own."""
    for found in re.finditer(re.escape(wanted), text):
        before, after = text[: found.start()].rstrip(), text[found.end() :].lstrip()
        starts = not before or re.search(r"[^\w,'\"(-]$", before)
        ends = not after or re.search(r"[.!?…:]$", wanted) or re.match(r"[^\w,'\"%-]", after)
        if starts and ends and has_words(text, wanted):
            return True
    return False
`,
  },
  visible_texts: {
    module: 'texts',
    imports: [
      'selenium.webdriver.remote.webdriver:WebDriver',
      'selenium.webdriver.remote.webelement:WebElement',
    ],
    needs: ['tidy'],
    source: String.raw`
# Texts of blocks, and of inline elements that stand apart from what is around them. Selenium's own
# text would hold every option of a list.
VISIBLE_TEXTS = r"""
const passedOver = 'script, style, noscript, template, select, textarea, datalist, svg, iframe'
const joint = /\p{L}{2}|\p{N}{2}|[.,]\p{N}|\p{N}[.,]/u
const texts = []
let run = ''
let parts = []
const close = () => {
  const joined = (at) => joint.test(run.slice(Math.max(at - 1, 0), at + 1))
  const apart = parts.filter(([from, to]) => !joined(from) && !joined(to))
  texts.push(run, ...apart.map(([from, to]) => run.slice(from, to)))
  run = ''
  parts = []
}
const read = (element, seen) => {
  const style = getComputedStyle(element)
  if (element.matches(passedOver) || style.display === 'none') return
  if (element.isContentEditable && element !== document.body) return
  const { width, height } = element.getBoundingClientRect()
  const clipped = style.overflowX !== 'visible' && (width <= 1 || height <= 1)
  const through = style.display === 'contents'
  const shows = { visibilityProperty: true, opacityProperty: true }
  const shown = through ? seen : !clipped && element.checkVisibility(shows)
  const apart = !(through || /^(inline|ruby)/.test(style.display)) || element.matches('button')
  if (apart) close()
  const from = run.length
  if (element.matches('br')) run += ' '
  if (element.matches('[type=submit], [type=button], [type=reset]') && shown) run += element.value ?? ''
  for (const node of clipped ? [] : element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && shown) run += node.data
    if (node.nodeType === Node.ELEMENT_NODE) read(node, shown)
  }
  if (apart) close()
  else if (run.length > from) parts.push([from, run.length])
}
for (const root of arguments[0]) {
  read(root, true)
  close()
}
return texts
"""


def visible_texts(driver: WebDriver, roots: list[WebElement] | None = None) -> list[str]:
    """What a reader sees of the page, or of some elements; values of fields are left out."""
    within = roots if roots is not None else driver.find_elements("css selector", "body")
    shown = map(tidy, driver.execute_script(VISIBLE_TEXTS, within))
    return [text for text in shown if text]
`,
  },
}
