import type { OpenedItem, OpenedPart, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** An item for each control and each state of the opened page. */
export function openedItems(model: TestModel): OpenedItem[] {
  return (model.opened ?? []).map((part) => {
    const description = part.restored
      ? descriptionOf(part.is).replace('the page opens with', `"${part.restored.button}" brings back`)
      : descriptionOf(part.is)
    return {
      kind: 'opened',
      id: `${part.requirementId}/opened page/${description}`.slice(0, 390),
      technique: part.is.kind === 'control' ? 'Checklist-based Testing' : 'Equivalence Partitioning',
      requirementId: part.requirementId,
      description,
      priority: priorityOf(model, part.requirementId),
      valid: true,
      partId: part.id,
    }
  })
}

function descriptionOf(is: OpenedPart['is']): string {
  if (is.kind === 'control') return `the page has the ${is.control} "${is.name}"`
  const { state } = is
  switch (state.what) {
    case 'text':
      return `the page opens with the text "${state.text}"`
    case 'empty':
      return `the page opens with "${state.name}" empty`
    case 'value':
      return `the page opens with "${state.name}" at "${state.value}"`
    case 'checked':
      return `the page opens with "${state.name}" ${state.on ? 'ticked' : 'not ticked'}`
    case 'enabled':
      return `the page opens with "${state.name}" ${state.on ? 'enabled' : 'disabled'}`
    case 'absent':
      return `the page opens without "${state.name}"`
  }
}
