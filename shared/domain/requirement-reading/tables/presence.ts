import type { Condition } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { condition } from '../grammar/condition.ts'
import { wordsOf } from '../grammar/names.ts'
import { both } from '../resolve/conditions.ts'
import { mapCondition, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import type { Token } from '../tokens.ts'
import { limit, wholeOf, type Field, type Remark } from './field.ts'

/** A box that has to be ticked, anything else that has to be there. */
const present = ({ subject, draft }: Field): Condition =>
  draft.vocabulary.controlOf(subject.id)?.role === 'checkbox'
    ? ticked({ subject })
    : { kind: 'not', of: { kind: 'empty', subject: subject.id } }

const ticked = ({ subject }: Pick<Field, 'subject'>): Condition => ({
  kind: 'compare',
  left: { kind: 'subject', subject: subject.id },
  operator: '=',
  right: { kind: 'value', value: { type: 'boolean', value: true } },
})

const demanded =
  /^(?:it |this )?(?:is |always |a |must be )*(?:required|mandatory|obligatory|compulsory|needed|filled(?: in)?|given|entered|set)(?: field)?(?: (?:for|from) (?:all|everybody|everyone|every \w+))?$/
const free =
  /^(?:it |this )?(?:is )?(?:optional|not (?:required|mandatory|needed|compulsory)|voluntary|(?:it )?(?:may|can) (?:be|stay|remain) (?:left )?(?:empty|blank))$/

export function required(field: Field, key: string, asks: boolean): Remark | undefined {
  if (demanded.test(key) || (asks && /^(?:yes|y|x|true|✓|✔|m|must|always)$/.test(key)))
    return { is: 'required', take: () => limit(field, present(field)) }
  if (/^(?:must be |has to be )?(?:ticked|checked)$/.test(key))
    return {
      is: 'required',
      take: () => {
        field.subject.kind = 'boolean'
        limit(field, ticked(field))
      },
    }
  if (!free.test(key) && !(asks && /^(?:no|n|false|✗|o|[-–—])$/.test(key))) return undefined
  return { is: 'required', take: () => void (field.subject.optional = true) }
}

/** "only for special leave", "if the reason is Damaged", "required for 42 km only": where it holds, it has to be there. */
export function whenRequired(field: Field, part: readonly Token[], asks: boolean): Remark | undefined {
  const words = part.filter(
    ({ text }, index) => !(/^only$/i.test(text) && (index < 2 || index === part.length - 1)),
  )
  const isSaid = /^(?:required|mandatory|needed|yes|obligatory)$/i.test(words[0]?.text ?? '')
  const link = words[isSaid ? 1 : 0]?.text.toLowerCase() ?? ''
  if ((!isSaid && !asks) || !/^(?:if|when|where|for|with)$/.test(link)) return undefined
  const rest = words.slice(isSaid ? 2 : 1)
  const given = /^(?:for|with)$/.test(link) ? optionsIn(field, rest) : conditionOf(field, rest)
  if (!given) return undefined
  const takeIt = (): void => {
    field.subject.optional = true
    onlyWhere(field, given)
    limit(field, present(field), given)
  }
  return { is: 'required', take: takeIt }
}

/** Whether it is there at all otherwise is not told, so what else limits it is tried where it is. */
function onlyWhere({ draft, subject }: Field, given: Condition): void {
  for (const rule of draft.limitsOf(subject.id)) {
    const isOwn = rule.if && referencesOfCondition(rule.if).every((id) => id === subject.id)
    if (isOwn) rule.if = both(given, rule.if)
  }
}

function conditionOf({ draft, sentence, used }: Field, tokens: Token[]): Condition | undefined {
  const found = wholeOf(condition, tokens, used)
  try {
    return found && mapCondition(found, resolverOf({ ...draft.where(sentence), declares: false }))
  } catch (error) {
    if (error instanceof Unresolved) return undefined
    throw error
  }
}

/** "special leave", "dogs and cats": what something can be, each by its name. */
function optionsIn({ draft }: Field, tokens: readonly Token[]): Condition | undefined {
  const names = wordsOf(tokens)
    .split(/,? (?:and|or) |, /)
    .map((one) => one.replace(/^(?:the|an?|all) /i, ''))
  const isOne = (option: string, name: string): boolean =>
    [option.toLowerCase(), `${option.toLowerCase()}s`].includes(name.toLowerCase())
  const owners = draft.vocabulary.subjects.filter((one) =>
    names.every((name) => one.options?.some((option) => isOne(option, name))),
  )
  const [owner] = owners
  if (!owner || owners.length > 1) return undefined
  const values = names.flatMap((name) => owner.options?.filter((option) => isOne(option, name)) ?? [])
  return { kind: 'one-of', subject: owner.id, values: values.map((value) => ({ type: 'text', value })) }
}
