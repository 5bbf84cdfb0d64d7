import type { CheckedPart } from '../../requirements/checked-forms/parts.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { CheckedForm, CheckedInput, Origin } from '../model.ts'

type Told = Origin & { part: CheckedPart; said?: string }
type Kind = CheckedPart['part']
type Part<K extends Kind> = Extract<CheckedPart, { part: K }> & Origin & { said?: string }

/** The form that a text describes with the rules of its inputs, put together from what its sentences say; none without a button that sends it. */
export function buildCheckedForms(sentences: ReadSentence[]): CheckedForm[] {
  const told = sentences.flatMap(({ facts, requirementId }) =>
    facts.flatMap((fact): Told[] =>
      fact.kind === 'checkedForm' && requirementId !== undefined
        ? [{ requirementId, part: fact.part, ...(fact.said === undefined ? {} : { said: fact.said }) }]
        : [],
    ),
  )
  const inputs = inputsOf(told)
  const [first] = told
  const send = sendOf(told, sentences)
  if (!first || !send || inputs.every(({ rules }) => rules.length === 0)) return []
  return [
    { id: 'K1', inputs, send, ...answersIn(told), ...afterSending(told), ...clearsIn(told, send.button) },
  ]
}

/** Where messages stand, which of them shows, how they are counted and when they go. */
function answersIn(told: Told[]): Omit<CheckedForm, 'id' | 'inputs' | 'send'> {
  const counts = all(told, 'count')
  const [counting] = counts
  const vanishes = all(told, 'vanishes')
  const [vanishing] = vanishes
  return {
    ...unreadIn(told),
    ...origin(told, 'enter'),
    ...origin(told, 'beside'),
    ...origin(told, 'first'),
    ...origin(told, 'focus'),
    ...origin(told, 'kept'),
    ...origin(told, 'updates'),
    ...(counting
      ? { count: { requirementId: counting.requirementId, forms: counts.flatMap(({ forms }) => forms) } }
      : {}),
    ...(vanishing
      ? {
          vanishes: {
            requirementId: vanishing.requirementId,
            others: vanishes.some(({ others }) => others),
            count: vanishes.some(({ count }) => count),
          },
        }
      : {}),
  }
}

function unreadIn(told: Told[]): Pick<CheckedForm, 'unread'> {
  const unread = all(told, 'unread')
  const [first] = unread
  return first
    ? {
        unread: {
          requirementId: first.requirementId,
          labels: [...new Set(unread.flatMap(({ labels }) => labels))],
        },
      }
    : {}
}

function afterSending(told: Told[]): Partial<CheckedForm> {
  const success = onlyOne(all(told, 'success'), ({ text }) => text)
  const goes = all(told, 'goes')[0]
  return {
    ...origin(told, 'emptied'),
    ...origin(told, 'stays'),
    ...origin(told, 'remembered'),
    ...(success
      ? {
          success: {
            requirementId: success.requirementId,
            text: success.text,
            sample: success.sample ?? {},
            ...(success.several === undefined ? {} : { several: success.several }),
            ...(success.single ? { single: success.single } : {}),
          },
        }
      : {}),
    ...lengthsAndRestart(told),
    ...(goes ? { goes: { requirementId: goes.requirementId, buttons: goes.buttons } } : {}),
  }
}

function lengthsAndRestart(told: Told[]): Partial<CheckedForm> {
  const lengths = all(told, 'length').filter(
    (one, at, every) => every.findIndex(({ label }) => label === one.label) === at,
  )
  const restarts = onlyOne(all(told, 'restarts'), ({ button }) => button)
  return {
    ...(lengths.length > 0
      ? { lengths: lengths.map(({ requirementId, label, text }) => ({ requirementId, label, text })) }
      : {}),
    ...(restarts ? { restarts: { requirementId: restarts.requirementId, button: restarts.button } } : {}),
  }
}

/** What sends a form empties it only after a success. */
function clearsIn(told: Told[], sends: string): Partial<CheckedForm> {
  const clears = all(told, 'clears').filter(({ button }) => button !== sends)
  const [clearing] = clears
  if (!clearing || clears.some(({ button }) => button !== clearing.button)) return {}
  return {
    clears: {
      requirementId: clearing.requirementId,
      button: clearing.button,
      inputs: clears.some(({ inputs }) => inputs),
      messages: clears.some(({ messages }) => messages),
      success: clears.some(({ success }) => success),
      length: clears.some(({ length = false }) => length),
    },
  }
}

function all<K extends Kind>(told: Told[], kind: K): Part<K>[] {
  return told.flatMap(({ part, ...rest }) => (part.part === kind ? [{ ...part, ...rest } as Part<K>] : []))
}

function origin<
  K extends 'enter' | 'beside' | 'first' | 'focus' | 'kept' | 'updates' | 'emptied' | 'stays' | 'remembered',
>(told: Told[], kind: K): Partial<Record<K, Origin>> {
  const found = told.find(({ part }) => part.part === kind)
  return found ? ({ [kind]: { requirementId: found.requirementId } } as Record<K, Origin>) : {}
}

function onlyOne<T>(parts: T[], key: (part: T) => string): T | undefined {
  return new Set(parts.map(key)).size === 1 ? parts[0] : undefined
}

const otherwise =
  /^(?:clear|reset|cancel|back|close|start over|start again|empty|discard|undo|new|help|delete|remove|previous|next|show|hide)\b/i

/**
 * The button that the text says sends the form, else the only one that it lists beside inputs, else the only one of all, whose name does not say that it
 * does something else.
 */
function sendOf(told: Told[], sentences: ReadSentence[]): CheckedForm['send'] | undefined {
  const cleared = new Set(all(told, 'clears').map(({ button }) => button))
  const sends = all(told, 'send').filter(({ button }) => !cleared.has(button))
  const named = onlyOne(sends, ({ button }) => button)
  if (named) return { requirementId: named.requirementId, button: named.button }
  if (sends.length > 0) return undefined
  const beside = sentences.filter(({ facts }) =>
    facts.some((fact) => fact.kind === 'control' && fact.control !== 'button'),
  )
  return onlyButton(beside, new Set()) ?? onlyButton(sentences, cleared)
}

function onlyButton(
  sentences: readonly ReadSentence[],
  cleared: ReadonlySet<string>,
): CheckedForm['send'] | undefined {
  const buttons = sentences.flatMap(({ facts, requirementId }) =>
    facts.flatMap((fact) =>
      fact.kind === 'control' &&
      fact.control === 'button' &&
      requirementId !== undefined &&
      !otherwise.test(fact.name) &&
      !cleared.has(fact.name)
        ? [{ requirementId, button: fact.name }]
        : [],
    ),
  )
  return onlyOne(buttons, ({ button }) => button)
}

function inputsOf(told: Told[]): CheckedInput[] {
  const spaces = all(told, 'spaces')
  const everywhere = spaces.find(({ label }) => label === undefined)
  const optional = new Set(all(told, 'optional').map(({ label }) => label))
  const shown = new Map(all(told, 'shown').map((one) => [one.label, one]))
  const rules = Map.groupBy(all(told, 'rule'), ({ label }) => label)
  return all(told, 'input').map(({ label, control, options = [], none, preset, requirementId }) => {
    const own = spaces.find((one) => one.label === label) ?? everywhere
    return {
      requirementId,
      label,
      control,
      options: options.filter((option) => option !== none),
      ...(none === undefined ? {} : { none }),
      ...(preset === undefined ? {} : { preset }),
      ...(optional.has(label) &&
      !(rules.get(label) ?? []).some(({ wrongs }) => wrongs.some(({ wrong }) => wrong === 'empty'))
        ? { optional: true as const }
        : {}),
      ...(own && control === 'textbox'
        ? { spaces: { requirementId: own.requirementId, ignored: own.ignored, ...saying(own) } }
        : {}),
      ...shownWhen(shown.get(label)),
      rules: (rules.get(label) ?? []).map((one) => ({
        requirementId: one.requirementId,
        wrongs: one.wrongs,
        message: one.message,
        samples: one.samples,
        ...(one.when ? { when: one.when } : {}),
        ...saying(one),
      })),
    }
  })
}

function shownWhen(one: Part<'shown'> | undefined): Pick<CheckedInput, 'shown'> {
  if (!one) return {}
  const { requirementId, when, discards } = one
  return { shown: { requirementId, discards, ...(when ? { when } : {}) } }
}

function saying({ said }: { said?: string }): { said?: string } {
  return said === undefined ? {} : { said }
}
