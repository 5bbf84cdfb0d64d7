import type { PageReveal } from '../page-inventory/schema.ts'
import type {
  Condition,
  Control,
  Id,
  RequirementModel,
  Rule,
  Span,
  Subject,
} from '../requirement-model/index.ts'
import { referencesOfCondition } from '../requirement-model/references.ts'
import { handingOver } from './handing-over.ts'
import { goneWhere, placeOf, type Way } from './needs.ts'
import { entryId } from './page-ids.ts'
import { missedIn } from './right-forms.ts'
import { canBePressed, type PageButton, type PageField } from './page-fields.ts'

/** What a text says of the fields of a page, by their ids there. */
export interface SaidOfFields {
  rules: readonly Rule[]
  /** Where the text names them. */
  mentioned: ReadonlyMap<Id, readonly Span[]>
  optional: ReadonlySet<Id>
}

/** How the fields of a page come to be there. A field that no look has come to has no way. */
export const waysOf = (fields: readonly PageField[]): Map<PageField, Way> =>
  new Map(
    fields.flatMap((field): [PageField, Way][] => {
      const way = field.isOut ? undefined : placeOf(field, fields)
      return way ? [[field, way]] : []
    }),
  )

/** The fields and buttons of a page as a model. */
export function modelOfPage(
  said: SaidOfFields,
  ways: ReadonlyMap<PageField, Way>,
  buttons: readonly PageButton[],
): Pick<RequirementModel, 'subjects' | 'controls' | 'live'> {
  const handing = handingOver(buttons)
  const fields = [...ways.keys()]
  const isFilled = filledBy(said)
  const made = [...ways].map(([field, way]) => {
    const subject = subjectOf(field, way, {
      isOptional: isOptionalIn(said, field),
      from: [...(said.mentioned.get(field.id) ?? [])],
      isFilled: isFilled(field),
    })
    return { subject, control: controlOf(field, way, subject) }
  })
  // What nobody can press is nothing that a case does.
  const pressed = buttons
    .filter(canBePressed)
    .map((button) => pressedOf(button, button === handing.button, fields))
  return {
    subjects: made.map(({ subject }) => subject),
    controls: [...made.map(({ control }) => control), ...pressed],
    ...(handing.live && { live: true as const }),
  }
}

interface Said {
  isOptional: boolean
  from: Span[]
  isFilled: boolean
}

const subjectOf = (field: PageField, { needs }: Way, { isOptional, from, isFilled }: Said): Subject => ({
  id: field.id,
  name: field.name,
  aliases: [],
  kind: field.kind,
  scope: '',
  from,
  ...(field.options.length > 0 && { options: field.options.map(({ name }) => name) }),
  ...(field.initial && { initial: field.initial }),
  ...(isOptional && { optional: true as const }),
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

const isOptionalIn = ({ optional }: Pick<SaidOfFields, 'optional'>, field: PageField): boolean =>
  optional.has(field.id) || field.optional

/** Whether a form is handed over with an entry in a field: where the text or the page says that it has to be given, or the text says what it may hold. */
function filledBy(said: SaidOfFields): (field: PageField) => boolean {
  const { rules } = said
  const missed = new Set(rules.flatMap(missedIn))
  const limited = new Set(
    rules.flatMap(({ kind, if: condition }) =>
      kind === 'constraint' && condition ? referencesOfCondition(condition) : [],
    ),
  )
  return (field) => {
    if (isOptionalIn(said, field)) return false
    if (field.required || missed.has(field.id)) return true
    // What a limit allows is right whether it has to be given or not; a code or a comment that somebody makes up is worse than none.
    const isOpen = field.kind !== 'boolean' && field.kind !== 'file' && !field.initial
    return isOpen && limited.has(field.id)
  }
}
