import { parentOf } from '../../prose-steps/in-page/dom.ts'
import type { InPage } from '../../prose-steps/in-page/kit.ts'
import { byRole } from './by-role.ts'
import { describeControl, hasMoreOptions, isSeen } from './describe-control.ts'
import { elementsOf } from './elements.ts'
import { handleOf, keyOf } from './handles.ts'
import { valuesOf } from './labelled-values.ts'
import type { Handle, SeenControl, SeenPage } from './seen.ts'
import { surroundingsOf } from './surroundings.ts'
import { writer } from './texts.ts'

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
  const sorted = byRole(page, elements)
  const write = writer(page, sorted.of(['textbox', 'searchbox', 'combobox', 'spinbutton']))
  const controls: SeenControl[] = []
  const owners: Element[] = []
  let isCut = !isWhole
  for (const [at, element] of elements.entries()) {
    if (!roles.has(sorted.roles[at] ?? '')) continue
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
  const { isCut: isMore, ...around } = surroundingsOf(page, sorted, write)
  return {
    inventory: {
      url: page.address().href.slice(0, mostUrl),
      title: write(document.title),
      controls,
      ...around,
      values: valuesOf(page, elements, write),
      ...(isCut || isMore ? { cut: true as const } : {}),
    },
    handles: handlesOf(page, owners, controls),
    closedLayers: sorted.layers.filter((one) => !isSeen(page, one)).length,
  }
}

function handlesOf(page: InPage, owners: readonly Element[], controls: readonly SeenControl[]): Handle[] {
  const unusable = new Map<string, number>()
  for (const [at, { hidden, disabled }] of controls.entries()) {
    if (!hidden && !disabled) continue
    for (let around: Element | undefined = owners[at]; around; around = parentOf(page, around)) {
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
