import type {
  Condition,
  Event,
  Flow,
  Id,
  RequirementModel,
  Value,
  World,
} from '../../requirement-model/index.ts'

type Entry = Record<Id, Value>

/**
 * The events that bring about what a flow takes as given, as other flows and rules of the text tell: what puts an entry on a list, and
 * that entries are ticked. Nothing where the text does not tell how, or where there is nothing to bring about that steps could.
 */
export function setupFor(model: RequirementModel, flow: Flow, given: World | undefined): Event[] | undefined {
  if (flow.given.length === 0 || !given) return flow.given.length === 0 ? [] : undefined
  if (!flow.given.every((condition) => isOfList(model, condition))) return undefined
  const events: Event[] = []
  for (const [list, entries] of Object.entries(given.lists))
    for (const entry of entries) {
      const added = addingEvents(model, list, entry)
      const ticked = tickingEvents(model, list, entry)
      if (!added || !ticked) return undefined
      events.push(...added, ...ticked)
    }
  return events
}

function isOfList({ subjects }: RequirementModel, condition: Condition): boolean {
  const list =
    condition.kind === 'has-entry'
      ? condition.list
      : condition.kind === 'empty'
        ? condition.subject
        : undefined
  return list !== undefined && subjects.find(({ id }) => id === list)?.kind === 'list'
}

/** What the entry is called. */
function nameOf(entry: Entry): string | undefined {
  const [text] = Object.values(entry).flatMap((value) => (value.type === 'text' ? [value.value] : []))
  return text
}

/** A rule that adds what was entered, else the events of a flow after which the list shows what they entered. */
function addingEvents(model: RequirementModel, list: Id, entry: Entry): Event[] | undefined {
  const name = nameOf(entry)
  if (name === undefined) return undefined
  const value = { kind: 'value' as const, value: { type: 'text' as const, value: name } }
  for (const rule of model.rules) {
    const adds = rule.then.find((effect) => effect.kind === 'adds' && effect.list === list)
    const source = adds?.kind === 'adds' ? adds.entry.find(({ is }) => is.kind === 'subject')?.is : undefined
    if (rule.when && source?.kind === 'subject')
      return [{ action: 'enter', target: source.subject, value }, rule.when]
  }
  const example = model.flows
    .flatMap(({ steps }) => steps)
    .find(({ events, effects }) => entered(events, effects) !== undefined)
  const typed = example && entered(example.events, example.effects)
  return example?.events.map((event) => (event === typed ? { ...event, value } : event))
}

/** The event that enters what a list then shows. */
function entered(events: Event[], effects: Flow['steps'][number]['effects']): Event | undefined {
  const shown = effects.flatMap((effect) => {
    if (effect.kind === 'lists')
      return effect.shown.flatMap((template) => (typeof template[0] === 'string' ? [template[0]] : []))
    return []
  })
  return events.find(
    ({ action, value }) =>
      action === 'enter' &&
      value?.kind === 'value' &&
      value.value.type === 'text' &&
      shown.includes(value.value.value),
  )
}

/** A tick on the entry by its name, as some flow ticks another one. */
function tickingEvents(model: RequirementModel, list: Id, entry: Entry): Event[] | undefined {
  const name = nameOf(entry) ?? ''
  const ticked = Object.entries(entry).filter(([, value]) => value.type === 'boolean' && value.value)
  const ticks = model.flows
    .flatMap(({ steps }) => steps)
    .flatMap(({ events }) => events)
    .find(({ action }) => action === 'tick')
  if (ticked.length === 0) return []
  if (!ticks) return undefined
  return ticked.map(([field]) => ({
    action: 'tick',
    target: ticks.target === list ? list : field,
    value: { kind: 'value', value: { type: 'text', value: name } },
  }))
}
