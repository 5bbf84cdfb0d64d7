import type { Atom, RuleFact } from '../../requirements/facts/types.ts'
import { labelKey } from '../../requirements/facts/labels.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { columnsOf, type TableRule } from '../techniques/decision-table.ts'
import type { DecisionTable, Screen } from '../model.ts'
import { withClassInputs } from './class-inputs.ts'
import { conditionsOf, entriesFor } from './conditions.ts'
import { sidesSpoken, withOneSide } from './opposite-facts.ts'
import { purposesOf, withOwnInputs } from './own-inputs.ts'
import { withAmounts } from './percent-amounts.ts'
import { RuleGroups, type RuleGroup } from './rule-groups.ts'
import { statedTable } from './stated-tables.ts'
import type { ReadRule } from './read-rule.ts'

const mostColumns = 64
/** Outcomes of one column that exclude each other: different ones about the same thing; a person may get several. */
export function clash(outcomes: string[]): boolean {
  const things = outcomes.flatMap(
    (one) => setting.exec(one)?.[1]?.toLowerCase() ?? (person.test(one) ? [] : outcomeSubject(one)),
  )
  return new Set(things).size < things.length
}

// "The system shall set the notice to Approved" speaks of the notice.
const setting =
  /^(?:the )?(?:system|application|service|app) (?:shall |must |will )?(?:sets?|changes?|moves?) (?:the |an? )?([^,;]{2,60}?) to /i

const person =
  /^(?:the |an? )?(?=)(?:user|customer|visitor|member|admin\w*|guest|system|application|employee|manager|operator|page|form|app)\b/i

/** Decision tables of the text: rules of one section that share a condition or speak of the same outcome form one table. */
export function buildTables(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
  isRule: (sentence: ReadSentence) => boolean,
): DecisionTable[] {
  const groups = new RuleGroups()
  const spoken = valuesSpoken(sentences)
  const purposes = purposesOf(sentences)
  const sides = sidesSpoken(sentences)
  for (const sentence of sentences) {
    for (const fact of sentence.facts) {
      if (fact.kind !== 'rule' || sentence.requirementId === undefined || (fact.message && !isRule(sentence)))
        continue
      const screen = screenOf(sentence)
      const rule: ReadRule = {
        fact: withOwnInputs(
          withValues(withBoxes(withClassInputs(withOneSide(fact, sides), screen), screen), screen, spoken),
          screen,
          purposes,
        ),
        requirementId: sentence.requirementId,
        ...(screen ? { screen } : {}),
      }
      groups.add(rule, sentence.section)
    }
  }
  const parts = Map.groupBy(sentences.flatMap(partsOf), ({ key }) => key)
  return groups.all.flatMap((group, index) => {
    const own = group.table ? (parts.get(`${group.section} ${group.table.id}`) ?? []) : []
    const table = tableOf(
      group,
      `D${index + 1}`,
      own.map(({ requirementId }) => requirementId),
    )
    return table ? withAmounts(table) : []
  })
}

/** Rows of decision tables that state no rule by themselves, by section and table. */
function partsOf({ facts, section, requirementId }: ReadSentence): { key: string; requirementId: string }[] {
  return facts.flatMap((fact) =>
    fact.kind === 'tablePart' && requirementId ? [{ key: `${section} ${fact.table}`, requirementId }] : [],
  )
}

/** "gift wrapping is selected" about a checkbox of the form is a value of that checkbox. */
function withBoxes(fact: RuleFact, screen: Screen | undefined): RuleFact {
  const boxes = new Map(
    (screen?.parameters ?? [])
      .filter(({ constraints }) => constraints.control === 'checkbox')
      .map(({ label }) => [labelKey(label), label]),
  )
  const anyOf = fact.anyOf.map((atoms) =>
    atoms.map((atom) => {
      const label = boxes.get(labelKey(boxNamed(atom) ?? ''))
      return label === undefined ? atom : { ...atom, subject: label, equals: 'checked' }
    }),
  )
  return { ...fact, anyOf }
}

const isWord = /^(?:the |an? )?(.{2,60}?) (?:is|are)(?: not)? ([a-z][\w-]*)$/i

/** Values that rules give to one subject: "the shipping method is express" here and "is standard" there exclude each other. */
function valuesSpoken(sentences: ReadSentence[]): Map<string, Set<string>> {
  const spoken = new Map<string, Set<string>>()
  for (const fact of sentences.flatMap(({ facts }) => facts)) {
    for (const { text, number } of fact.kind === 'rule' ? fact.anyOf.flat() : []) {
      const [, subject, value] = number ? [] : (isWord.exec(text) ?? [])
      if (subject && value)
        spoken.set(labelKey(subject), (spoken.get(labelKey(subject)) ?? new Set()).add(value))
    }
  }
  return spoken
}

function withValues(fact: RuleFact, screen: Screen | undefined, spoken: Map<string, Set<string>>): RuleFact {
  const choices = new Map(
    (screen?.parameters ?? []).map(({ label, constraints }) => [labelKey(label), constraints.choices ?? []]),
  )
  const anyOf = fact.anyOf.map((atoms) =>
    atoms.map((atom) => {
      const [, subject, value] =
        atom.number || atom.equals !== undefined ? [] : (isWord.exec(atom.text) ?? [])
      if (!subject || !value) return atom
      const listed = choices
        .get(labelKey(subject))
        ?.find((choice) => choice.toLowerCase() === value.toLowerCase())
      const several = (spoken.get(labelKey(subject))?.size ?? 0) > 1
      return listed === undefined && !several ? atom : { ...atom, subject, equals: listed ?? value }
    }),
  )
  return { ...fact, anyOf }
}

/** The input that a condition calls selected or checked. */
export function boxNamed({ text }: Atom): string | undefined {
  return /^(?:the |an? )?(.{2,60}?)(?: (?:check ?box|option))? (?:is|are)(?: not)? (?:selected|checked|ticked|activated|chosen)$/i.exec(
    text,
  )?.[1]
}

/** The words of an outcome before its verb: "shipping" of "shipping costs 5 EUR". */
export function outcomeSubject(outcome: string): string {
  const quote = /^["“]([^"”]+)["”]/.exec(outcome)
  if (quote) return quote[0]
  const words = outcome.toLowerCase().replace(/^(?:the|an?)\s+/, '')
  return (
    /^(.+?)\s+(?:is|are|costs?|gets?|has|have|receives?|must|shall|will|can|cannot|becomes?|equals?|amounts?|pays?|shows?|applies|apply|\w+s)\b/.exec(
      words,
    )?.[1] ?? words
  )
}

function tableOf(
  { rules, section, table }: RuleGroup,
  id: string,
  parts: string[],
): DecisionTable | undefined {
  const [first] = rules
  if (!first) return undefined
  if (table) return statedTable({ rules, title: table.title, parts }, id)
  const conditions = conditionsOf(rules)
  const sizes = conditions.map(({ entries }) => entries.length)
  const count = sizes.reduce((product, size) => product * size, 1)
  if (conditions.length === 0) return undefined
  if (count > mostColumns)
    return statedTable({ rules, title: `rule for ${outcomeSubject(first.fact.outcome)}`, parts }, id)
  const stated = rules
    .filter(({ fact }) => !fact.otherwise)
    .flatMap(({ fact, requirementId }) =>
      fact.anyOf
        .flatMap((atoms) => tableRules(atoms, conditions, fact.outcome))
        .map((rule) => ({ ...rule, requirementId })),
    )
  const rest = rules.findLast(({ fact }) => fact.otherwise)?.fact.outcome
  const columns = columnsOf(sizes, stated).map((column) =>
    column.outcomes.length === 0 && rest !== undefined ? { ...column, outcomes: [rest] } : column,
  )
  // A form belongs to the rule when it is declared beside it or holds one of its conditions.
  const held = conditions.some(({ parameter }) => parameter !== undefined)
  const screen =
    first.screen && (held || (first.screen.section === section && first.screen.success))
      ? first.screen
      : undefined
  const subject = outcomeSubject(first.fact.outcome)
  return {
    id,
    title: `rule for ${subject === 'it' ? conditions.map((one) => one.subject).join(' and ') : subject}`,
    conditions,
    columns,
    rules: stated,
    origins: [...new Set(rules.map(({ requirementId }) => requirementId))],
    statedBy: Object.fromEntries(
      rules.toReversed().map(({ fact, requirementId }) => [fact.outcome, requirementId]),
    ),
    ...actOf(rules),
    ...(screen ? { screen } : {}),
  }
}

/** What is done to see the outcomes of the rules, where one of them says so. */
function actOf(rules: ReadRule[]): Pick<DecisionTable, 'act'> {
  const act = rules.find(({ fact }) => fact.act !== undefined)?.fact.act
  return act === undefined ? {} : { act }
}

/** One conjunction may hold in several entries of a condition, so it gives a rule for each combination of them. */
function tableRules(atoms: Atom[], conditions: DecisionTable['conditions'], outcome: string): TableRule[] {
  const allowed = conditions.map((condition) => {
    const sets = atoms.map((atom) => entriesFor(atom, condition)).filter((set) => set !== undefined)
    return sets.length === 0
      ? undefined
      : sets.reduce((both, set) => both.filter((entry) => set.includes(entry)))
  })
  const rows = allowed.reduce<(number | undefined)[][]>(
    (made, entries) => made.flatMap((row) => (entries ?? [undefined]).map((entry) => [...row, entry])),
    [[]],
  )
  return rows.map((entries) => ({ entries, outcome }))
}
