import type { Item, OpenedItem, OpenedPart, TestModel } from '../model.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { joinChecks } from './check-prose.ts'
import { openStep } from './steps.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

interface Shown {
  item: OpenedItem
  part: OpenedPart
  check: string
}

/** One case for the controls of the page, and one for each sentence that says how it opens. */
export function designOpened(
  model: TestModel,
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const parts = new Map((model.opened ?? []).map((part) => [part.id, part]))
  const wanted = items.flatMap((item): Shown[] => {
    const part = item.kind === 'opened' ? parts.get(item.partId) : undefined
    return item.kind === 'opened' && part ? [{ item, part, check: checkOf(part.is) }] : []
  })
  const made = Map.groupBy(wanted, ({ check }) => isCheckable(check))
  const groups = Map.groupBy(made.get(true) ?? [], ({ part }) =>
    part.restored
      ? `restored ${part.restored.button}`
      : part.is.kind === 'control'
        ? `controls ${part.address ?? ''}`
        : part.requirementId,
  )
  const undesigned = (made.get(false) ?? []).map(({ item }) => ({
    item,
    reason: 'no step of a run can look for it',
  }))
  return { cases: [...groups.values()].map(openedCase), undesigned }
}

function openedCase(all: Shown[]): CaseDraft {
  const [first] = all
  const controls = first?.part.is.kind === 'control'
  const expected = joinChecks(all.map(({ check }) => check))
  const restored = first?.part.restored
  const title = restored
    ? `"${restored.button}" brings back ${all.map(({ part: { is } }) => (is.kind === 'state' && 'name' in is.state ? `"${is.state.name}"` : '')).join(', ')}`
    : controls
      ? `The opened page has ${all.map(({ part: { is } }) => (is.kind === 'control' ? is.name : '')).join(', ')}`
      : `Opened page: ${all.map(({ item }) => item.description.replace(/^the page opens /, '')).join(', ')}`
  return {
    title: title.length > 160 ? `${title.slice(0, 157)}…` : title,
    steps: stepsOf(all, expected),
    claims: all.map(({ item }) => item),
    outcome: {
      expected,
      oracle: 'stated',
      checkable: true,
      ...(first ? { requirementId: first.part.requirementId } : {}),
    },
    preconditions: [],
    manual: [],
    types: controls ? ['functional', 'smoke', 'regression'] : ['functional', 'regression'],
    tags: ['positive', controls ? 'controls' : 'default'],
    testCondition: title,
  }
}

/** The page is opened; what a new start is to bring back was changed before. */
function stepsOf(all: Shown[], expected: string): CaseDraft['steps'] {
  const [first] = all
  const open = openStep(first?.part)
  const button = first?.part.restored?.button
  if (button === undefined) return [{ ...open, expectedResult: expected }]
  return [
    open,
    ...all.flatMap(({ part: { restored } }) =>
      restored ? [{ action: restored.step, expectedResult: '' }] : [],
    ),
    { action: `Click the "${button}" button`, expectedResult: expected },
  ]
}

const nouns: Record<string, string> = {
  textbox: 'field',
  combobox: 'dropdown',
  checkbox: 'checkbox',
  radio: 'radio button',
  button: 'button',
  link: 'link',
  tab: 'tab',
  heading: 'heading',
}

/** The check of the step language for a part of the opened page. */
function checkOf(is: OpenedPart['is']): string {
  if (is.kind === 'control') {
    // Tabs are often built of buttons.
    const noun = is.control === 'tab' ? undefined : nouns[is.control]
    return noun === undefined ? `"${is.name}" is visible` : `The "${is.name}" ${noun} is shown`
  }
  const { state } = is
  switch (state.what) {
    case 'text':
      return `"${state.text}" is visible`
    case 'empty':
      return `The "${state.name}" field is empty`
    case 'value':
      return state.list
        ? `"${state.value}" is selected in "${state.name}"`
        : `The "${state.name}" field has the value "${state.value}"`
    case 'checked':
      return `The "${state.name}" ${nouns[state.control] ?? ''} is ${state.on ? 'checked' : 'not checked'}`
    case 'enabled':
      return `The "${state.name}" ${nouns[state.control] ?? ''} is ${state.on ? 'enabled' : 'disabled'}`
    case 'absent':
      return `There is no "${state.name}" ${nouns[state.control] ?? ''}`
  }
}
