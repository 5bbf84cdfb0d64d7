import { beforeAll, expect, test } from 'vitest'
import type { CDPSession, Page } from '@cloudflare/puppeteer'
import { inPageSource } from '../../../shared/domain/prose-steps/in-page/in-page.generated.ts'
import { startStage } from './support.ts'

const stage = startStage()
let page: Page
let session: CDPSession

beforeAll(async () => {
  page = await stage.browser.newPage()
  session = await page.createCDPSession()
  await session.send('Accessibility.enable')
  await session.send('DOM.enable')
})

// Chrome's tree knows more roles than WAI-ARIA, and no name for a row, which people call by its content.
const sameRole: Record<string, string> = {
  Date: 'textbox',
  DateTime: 'textbox',
  InputTime: 'textbox',
  ColorWell: 'textbox',
  image: 'img',
  DisclosureTriangle: 'button',
  Iframe: 'iframe',
}
const compared = new Set(
  'button link textbox searchbox spinbutton combobox listbox checkbox radio switch slider tab heading image img dialog alertdialog region form navigation table list listitem group radiogroup columnheader cell menuitem option status alert Date InputTime ColorWell DisclosureTriangle'.split(
    ' ',
  ),
)

/** Role and name of every element, as Chrome computes them and as we do; only those that differ. */
async function differences(): Promise<string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const { result } = await session.send('Runtime.evaluate', { expression: `(${inPageSource})()` })
  const found: string[] = []
  let seen = 0
  for (const node of nodes) {
    const role = String(node.role?.value ?? '')
    if (node.ignored || node.backendDOMNodeId === undefined || !compared.has(role)) continue
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId })
    const answer = await session.send('Runtime.callFunctionOn', {
      objectId: result.objectId ?? '',
      functionDeclaration:
        'function (element) { if (element.nodeType !== 1 || element.getRootNode().host?.shadowRoot === null) return null; this.memo.clear(); return { role: this.roleOf(element), name: this.nameOf(element), html: element.outerHTML } }',
      arguments: [{ objectId: object.objectId ?? '' }],
      returnByValue: true,
    })
    const mine = answer.result.value as { role: string; name: string; html: string } | null
    if (!mine) continue
    seen++
    const chrome = { role: sameRole[role] ?? role, name: fold(String(node.name?.value ?? '')) }
    if (mine.role !== chrome.role || mine.name !== chrome.name) {
      found.push(
        `${mine.html.slice(0, 90)}: Chrome ${chrome.role} "${chrome.name}", ours ${mine.role} "${mine.name}"`,
      )
    }
  }
  expect(seen).toBeGreaterThan(3)
  return found
}

const fold = (text: string) => text.replace(/…/g, '...').replace(/\s+/g, ' ').trim()

test.each([
  '/sign-up',
  '/shipping',
  '/orders',
  '/workflow',
  '/dialogs',
  '/ambiguous',
  '/controls',
  '/shadow',
])('roles and names on %s are those of the browser itself', async (path) => {
  await page.goto(stage.url + path)
  expect(await differences()).toEqual([])
})

const tricky = `<!doctype html><title>t</title><body>
<button aria-label="Close"><span>×</span></button>
<button aria-labelledby="a b">x</button><span id="a">Delete</span> <span id="b">file</span>
<button id="self" aria-label="Remove" aria-labelledby="self b">x</button>
<button aria-labelledby="nowhere">Kept</button>
<button aria-label="   ">Blank label</button>
<button><img alt="Save" src="data:,"> now</button>
<button>A<span hidden>hidden</span>B</button>
<button>A<span aria-hidden="true">hidden</span>B</button>
<button><div>Block</div><div>texts</div></button>
<button><b>in</b>line</button>
<button title="From title"></button>
<button aria-labelledby="gone">y</button><span id="gone" hidden>Hidden but referenced</span>
<a href="#"><img alt="" src="data:,">Link text</a>
<a href="#" title="Tip">Named</a>
<a href="#" aria-label="Label wins">Text</a>
<label>Wrapped <input></label>
<label for="two">One</label><label for="two">Two</label><input id="two">
<label>Flash the screen <input type="text" value="3"> times <input type="checkbox"></label>
<input placeholder="Placeholder only">
<input title="Title only">
<input aria-label="Aria" placeholder="Not this">
<input type="submit"><input type="reset"><input type="submit" value="Send"><input type="button" value="Go">
<input type="image" alt="Search" src="data:,">
<textarea aria-labelledby="a"></textarea>
<select aria-label="Pick"><option>1</option></select>
<fieldset><legend>Plan</legend><label><input type="radio" name="r"> Free</label></fieldset>
<table><caption>Prices</caption><tr><th>Item</th><th>Cost</th></tr><tr><td>Tea</td><td>2</td></tr></table>
<h2>Head <em>ing</em></h2>
<section aria-labelledby="sec"><h3 id="sec">Section</h3></section>
<nav aria-label="Main"><a href="#">Home</a></nav>
<div role="checkbox" aria-checked="false" tabindex="0">Custom box</div>
<div role="button" tabindex="0">Div button</div>
<div role="tablist"><div role="tab" aria-selected="true">Tab one</div></div>
<ul role="listbox" aria-label="List"><li role="option">First</li></ul>
<div role="radiogroup" aria-label="Size"><div role="radio" aria-checked="true" tabindex="0">Small</div></div>
<div role="dialog" aria-label="Box"><p>Text</p></div>
<div role="none button">x</div>
<input type="range" aria-label="Volume"><input type="number" aria-label="Count"><input type="search" aria-label="Find">
<input type="color" aria-label="Ink"><input type="date" aria-label="Day">
<input list="dl" aria-label="Listed"><datalist id="dl"><option>a</option></datalist>
<p contenteditable="true" role="textbox" aria-label="Rich"></p>
<form aria-label="Signup"><input name="children" aria-label="Clobbers"><input name="getAttribute" aria-label="Clobbers too"></form>
<svg role="img" aria-label="Chart" width="10" height="10"></svg>
<div style="visibility:hidden"><button>Invisible</button><button style="visibility:visible">Visible again</button></div>
</body>`

test('tricky names follow the accessible name computation as the browser does', async () => {
  await page.setContent(tricky)
  expect(await differences()).toEqual([])
})
