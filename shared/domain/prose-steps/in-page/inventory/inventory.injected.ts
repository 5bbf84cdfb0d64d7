import type { InPage } from '../kit.ts'
import { describeControl, hasMoreOptions, isSeen } from './describe-control.ts'
import { handleOf, keyOf } from './handles.ts'
import type { Handle, SeenControl, SeenPage } from './seen.ts'
import { surroundingsOf } from './surroundings.ts'
import { writer } from './texts.ts'

const mostElements = 200_000
const mostControls = 2_000
const mostHandles = 200
const mostUrl = 2048

const roles = new Set(
  'textbox searchbox spinbutton combobox listbox checkbox radio switch slider button link tab menuitem menuitemcheckbox menuitemradio'.split(
    ' ',
  ),
)

/** Lists what a page offers, on the in-page functions of its document. Controls without a name are listed only where they are shown. */
export function main(page: InPage, mostMs: number): SeenPage {
  page.memo.clear()
  const until = performance.now() + mostMs
  const { elements, isWhole } = elementsOf(page)
  const write = writer(page, elements)
  const controls: SeenControl[] = []
  const owners: Element[] = []
  let isCut = !isWhole
  for (const element of elements) {
    if (!roles.has(page.roleOf(element))) continue
    if (controls.length >= mostControls || performance.now() >= until) {
      isCut = true
      break
    }
    const control = describeControl(page, element, write)
    if (control.hidden && control.name === '') continue
    if (hasMoreOptions(page, element)) isCut = true
    controls.push(control)
    owners.push(element)
  }
  const { isCut: isMore, ...around } = surroundingsOf(page, elements, write)
  return {
    inventory: {
      url: page.address().href.slice(0, mostUrl),
      title: write(document.title),
      controls,
      ...around,
      ...(isCut || isMore ? { cut: true as const } : {}),
    },
    handles: handlesOf(page, owners, controls),
    closedLayers: elements.filter((one) => isLayer(page, one) && !isSeen(page, one)).length,
  }
}

/** The elements of the page and of the frames of its own origin, in the order of the document; hidden ones as well. */
function elementsOf(page: InPage): { elements: Element[]; isWhole: boolean } {
  const elements: Element[] = []
  const open: Element[] = [document.documentElement]
  for (let next = open.pop(); next; next = open.pop()) {
    if (elements.length >= mostElements) return { elements, isWhole: false }
    elements.push(next)
    const children = page.childrenOf(next)
    for (let at = children.length - 1; at >= 0; at--)
      if (children[at]?.nodeType === 1) open.push(children[at] as Element)
  }
  return { elements, isWhole: true }
}

function handlesOf(page: InPage, owners: readonly Element[], controls: readonly SeenControl[]): Handle[] {
  const unusable = new Map<string, number>()
  for (const [at, { hidden, disabled }] of controls.entries()) {
    if (!hidden && !disabled) continue
    for (let around: Element | undefined = owners[at]; around; around = page.parentOf(around)) {
      const key = keyOf(page, around)
      if (key !== '') unusable.set(key, (unusable.get(key) ?? 0) + 1)
    }
  }
  const handles: Handle[] = []
  for (const [at, control] of controls.entries()) {
    const element = owners[at]
    if (handles.length >= mostHandles || !element) break
    const handle = handleOf(page, element, control, at, (id) => unusable.get(id) ?? 0)
    if (handle) handles.push(handle)
  }
  return handles
}

const isLayer = (page: InPage, element: Element): boolean =>
  ['dialog', 'alertdialog'].includes(page.roleOf(element)) ||
  Element.prototype.hasAttribute.call(element, 'popover')
