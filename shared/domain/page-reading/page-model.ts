import type { PageReveal } from '../page-inventory/schema.ts'
import type { Condition, Control, RequirementModel, Rule, Span, Subject } from '../requirement-model/index.ts'
import { referencesOfCondition } from '../requirement-model/references.ts'
import { handingOver } from './handing-over.ts'
import { goneWhere, placeOf, type Way } from './needs.ts'
import { entryId } from './page-ids.ts'
import { canBePressed, type PageButton, type PageField } from './page-fields.ts'
import type { PageReading } from './read-on-page.ts'

/** The fields and buttons of a page as a model, with the rules that sentences say of them. A field that no look has come to is none. */
export function modelOfPage(
  { rules, mentioned, required, optional }: PageReading,
  fields: readonly PageField[],
  buttons: readonly PageButton[],
): Pick<RequirementModel, 'subjects' | 'controls' | 'rules' | 'live'> {
  const handing = handingOver(buttons)
  const ways = new Map(
    fields.flatMap((field): [PageField, Way][] => {
      const way = field.isOut ? undefined : placeOf(field, fields)
      return way ? [[field, way]] : []
    }),
  )
  const isFilled = filledBy({ required, optional, rules, mentioned }, [...ways.keys()])
  const made = [...ways].map(([field, way]) => {
    const subject = subjectOf(field, way, {
      reading: { required, optional },
      from: mentioned.get(field.id) ?? [],
      isFilled: isFilled(field),
    })
    return { subject, control: controlOf(field, way, subject) }
  })
  const known = new Set(made.flatMap(({ subject, control }) => [subject.id, control.id]))
  // What nobody can press is nothing that a case does.
  const pressed = buttons
    .filter(canBePressed)
    .map((button) => pressedOf(button, button === handing.button, fields))
  for (const { id } of pressed) known.add(id)
  return {
    subjects: made.map(({ subject }) => subject),
    controls: [...made.map(({ control }) => control), ...pressed],
    ...(handing.live && { live: true as const }),
    rules: rules.filter((rule) => idsIn(rule).every((id) => known.has(id))),
  }
}

interface Told {
  reading: Pick<PageReading, 'required' | 'optional'>
  from: Span[]
  isFilled: boolean
}

const subjectOf = (field: PageField, { needs }: Way, { reading, from, isFilled }: Told): Subject => ({
  id: field.id,
  name: field.name,
  aliases: [],
  kind: field.kind,
  scope: '',
  from,
  ...(field.options.length > 0 && { options: field.options.map(({ name }) => name) }),
  ...(field.initial && { initial: field.initial }),
  ...(isOptionalIn(reading, field) && { optional: true as const }),
  ...(!isFilled && { asIs: true as const }),
  ...(needs && { needs }),
  ...(isStrict(field) && { strict: true as const }),
  ...(samples[field.type] !== undefined && { sample: samples[field.type] }),
})

/** Usual entries of inputs that take one form alone, as HTML writes them. */
const samples: Record<string, string> = {
  month: '2030-05',
  week: '2030-W20',
  'datetime-local': '2030-05-17T09:30',
}

const isStrict = ({ kind, type }: PageField): boolean =>
  kind === 'choice' || /^(?:number|range|date|time)$/.test(type)

const controlOf = (field: PageField, { behind }: Way, { from }: Subject): Control => ({
  id: entryId(field.id),
  name: field.name,
  role: field.role,
  subject: field.id,
  quoted: true,
  scope: '',
  // Where it is named first it is told of; all else is what is said of it.
  from: from.slice(0, 1),
  ...(behind.length > 0 && { behind }),
  ...(field.region !== '' && { place: field.region }),
})

function pressedOf(button: PageButton, submits: boolean, fields: readonly PageField[]): Control {
  const { id, name, role, region, reveals } = button
  const gone = goneWhere(button, fields)
  return {
    id,
    name,
    role,
    quoted: true,
    scope: '',
    from: [],
    submits,
    ...(region !== '' && { place: region }),
    ...(reveals.length > 0 && { behind: reveals.map(deedOf) }),
    ...(button.byAny && { behindAny: true as const }),
    ...(gone && { goneWhere: gone }),
  }
}

const deedOf = ({ action, role, name, value }: PageReveal): NonNullable<Control['behind']>[number] => ({
  role,
  name,
  ...(action !== 'press' && action !== 'open' && { does: action }),
  ...(value !== undefined && { value }),
})

/** A limit of a field that is not always there, while it is there. */
export function whereThere(rule: Rule, needsOf: ReadonlyMap<string, Condition | undefined>): Rule {
  if (rule.kind !== 'constraint' || !rule.if) return rule
  const read = new Set(referencesOfCondition(rule.if))
  const needs = [...read].flatMap((id) => needsOf.get(id) ?? [])
  const open = needs.filter((condition) => referencesOfCondition(condition).some((id) => !read.has(id)))
  return open.length === 0 ? rule : { ...rule, if: { kind: 'all', of: [...open, rule.if] } }
}

const isOptionalIn = (
  { required, optional }: Pick<PageReading, 'required' | 'optional'>,
  field: PageField,
): boolean => !required.has(field.id) && (optional.has(field.id) || field.optional)

/**
 * Whether a form is handed over with an entry in a field: where the text or the page says that it has to be given, or that another one need not. Where
 * neither says anything, fields that the text names are filled.
 */
function filledBy(
  {
    required,
    optional,
    mentioned,
    rules,
  }: Pick<PageReading, 'required' | 'optional' | 'mentioned' | 'rules'>,
  fields: readonly PageField[],
): (field: PageField) => boolean {
  const isOptional = (field: PageField) => isOptionalIn({ required, optional }, field)
  const isRequired = (field: PageField) => required.has(field.id) || field.required || missed.has(field.id)
  const missed = new Set(
    rules.flatMap(({ kind, if: condition }) =>
      kind !== 'constraint' || !condition
        ? []
        : (condition.kind === 'any' ? condition.of : [condition]).flatMap((part) =>
            part.kind === 'empty' ? [part.subject] : [],
          ),
    ),
  )
  const limited = new Set(
    rules.flatMap(({ kind, if: condition }) =>
      kind === 'constraint' && condition ? referencesOfCondition(condition) : [],
    ),
  )
  const under = new Set(
    rules.flatMap(({ if: condition }) =>
      condition?.kind === 'all'
        ? condition.of.flatMap((part) => (part.kind === 'empty' ? [part.subject] : []))
        : [],
    ),
  )
  const someOptional = fields.some(isOptional)
  const someRequired = fields.some(isRequired)
  return (field) => {
    if (isOptional(field)) return false
    if (isRequired(field) || under.has(field.id)) return true
    if (field.kind === 'boolean' || field.kind === 'file' || field.initial) return false
    // A code or a comment that somebody makes up is worse than none.
    const isKnown = field.kind !== 'text' || limited.has(field.id)
    return isKnown && !someRequired && (someOptional || mentioned.has(field.id))
  }
}

const idsIn = (value: unknown): string[] =>
  Array.from(
    JSON.stringify(value).matchAll(/"(?:subject|control|target|near)":"([^"]+)"/g),
    ([, id = '']) => id,
  )
