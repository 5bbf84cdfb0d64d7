import { sayGiven } from '../../model-based-testing/cases/conditions.ts'
import { writtenWith } from '../../model-based-testing/cases/titles.ts'
import { eventName } from '../../model-based-testing/cases/events.ts'
import type { Names } from '../../model-based-testing/cases/words.ts'
import type { Item } from '../../model-based-testing/index.ts'
import type { Condition } from '../../requirement-model/index.ts'

const kinds: Record<Item['as'], string> = {
  opened: 'opened',
  main: 'main',
  rule: 'rule',
  edge: 'boundary',
  partition: 'partition',
  move: 'transition',
  cell: 'refused transition',
  flow: 'scenario',
}

/** What an item tries, in the words of a tester: "Nickname: the length of the nickname is 3". */
export function describeItem(item: Item, names: Names): string {
  const about = item.subject === undefined ? [] : [names.of(item.subject)]
  return [...about, triedBy(item, names)].join(': ').slice(0, 300)
}

/** The name of an item on the wire: requirement, input, kind and what is tried. */
export function idOfItem(item: Item, requirementId: string, names: Names): string {
  const about = item.subject === undefined ? [] : [names.of(item.subject)]
  return [requirementId, ...about, kinds[item.as], triedBy(item, names)].join('/').slice(0, 380)
}

function triedBy(item: Item, names: Names): string {
  const { partition, move, flow, event, demands } = item
  if (move) return `${move.from}, ${eventName(names, event)}${move.to === undefined ? '' : `, ${move.to}`}`
  if (flow) return flow.title || partition
  if (partition !== '') return partition
  const [first] = demands
  const name = item.subject === undefined ? undefined : names.of(item.subject)
  const said = demands.map(({ condition, holds }) => sayDemand(names, condition, holds))
  const own = said.find((one) => one.length > 0) ?? []
  const words = [...new Set(own.map((one) => shortly(one, name)))].join(', ')
  return words === '' ? (first ? first.condition.kind : 'its rule decides') : words
}

/** "The length of the nickname is 3" of a nickname is "length 3". */
function shortly(said: string, name: string | undefined): string {
  if (name === undefined) return said
  if (said.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    return said
      .slice(name.length + 2)
      .replace(/^yes$/, 'ticked')
      .replace(/^no$/, 'not ticked')
  const at = said.toLowerCase().indexOf(`${name.toLowerCase()} `)
  const lead = said.slice(0, Math.max(0, at)).toLowerCase()
  if (at < 0 || !/^(?:the )?(?:(?:length|number of entries) of (?:the )?)?$/.test(lead)) return said
  const rest = said.slice(at + name.length + 1).replace(/^(?:is|are) /, '')
  return lead.includes('length') ? `length ${rest}` : lead.includes('number') ? `${rest} entries` : rest
}

/** A demand in words: what has to hold, or what must not. */
function sayDemand(names: Names, condition: Condition, holds: boolean): string[] {
  const said = sayGiven(names, holds ? condition : { kind: 'not', of: condition })
  return said.length > 0 ? said.map((one) => one.replaceAll('"', '')) : sayForm(condition, holds)
}

const forms: Record<Extract<Condition, { kind: 'form' }>['form'], string> = {
  number: 'a number',
  whole: 'a whole number',
  date: 'a date',
  time: 'a time',
  'e-mail': 'an e-mail address',
  url: 'a web address',
}

function sayForm(condition: Condition, holds: boolean): string[] {
  const no = holds ? '' : 'not '
  switch (condition.kind) {
    case 'form':
      return [`${no}${forms[condition.form]}`]
    case 'pattern':
      return [`${no}as "${condition.said}"`.replaceAll('"', '')]
    case 'characters':
      return [
        writtenWith(condition, holds) ??
          `${no}${condition.which} ${[...condition.sets, ...(condition.also ? [condition.also] : [])].join(' or ')}`,
      ]
    case 'repeats':
      return [`${no}one that is there already`]
    case 'valid':
      return [holds ? 'all entries are right' : 'an entry is wrong']
    case 'all':
      return condition.of.flatMap((part) => sayForm(part, holds))
    case 'not':
      return sayForm(condition.of, !holds)
    default:
      return []
  }
}
