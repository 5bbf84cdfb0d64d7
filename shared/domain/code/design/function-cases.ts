import { run } from '../reading/evaluate.ts'
import type { Value } from '../reading/values.ts'
import type { Draft, Open } from '../../test-cases/draft.ts'
import { exercisedBy } from '../check/functions.ts'
import type { FunctionItem, ModelFunction } from './model.ts'
import { formatTestData } from '../../test-cases/test-data.ts'
import { avoided, resultOf, titleOf, written } from './call-words.ts'
import { findArguments, searchIn } from './find-arguments.ts'
import { wordsOf } from './function-items.ts'

interface Call {
  values: Map<string, Value>
  claims: FunctionItem[]
}

/** Cases for functions read from code: one call each, with what comes out of it. `apart` gives every item a case of its own. */
export function designFunctions(
  functions: ModelFunction[],
  items: FunctionItem[],
  { apart = false } = {},
): { cases: Draft<FunctionItem>[]; undesigned: Open<FunctionItem>[] } {
  const own = Map.groupBy(items, ({ functionId }) => functionId)
  const undesigned: Open<FunctionItem>[] = []
  const cases = functions.flatMap((one) => {
    const search = searchIn(
      one.code,
      functions.map(({ code }) => code),
    )
    const calls: Call[] = []
    for (const item of own.get(one.code.id) ?? []) {
      const known = apart ? undefined : calls.find(({ values }) => exercisedBy(item, values, one.code))
      const values = known ? undefined : findArguments(item, search)
      if (known) known.claims.push(item)
      else if (values) calls.push({ values, claims: [item] })
      else undesigned.push({ item, reason: 'no values were found that lead there' })
    }
    return calls.map((call) => callCase(one, call))
  })
  return { cases, undesigned }
}

function callCase({ code, ruleOrigins }: ModelFunction, { values, claims }: Call): Draft<FunctionItem> {
  const { rule, outcome, assumed } = run(code, { values })
  const result = resultOf(code, values, claims)
  const focus = claims.find(({ test }) => test.kind === 'boundary') ?? claims[0]
  const given = code.inputs.flatMap((input) => written(input, values))
  const data = given.toSorted((a, b) => Number(b.name === focus?.label) - Number(a.name === focus?.label))
  const spoken = given.map(({ name, value }) => `${name} ${value === '' ? 'empty' : `"${value}"`}`).join(', ')
  const assumptions = assumed.flatMap((index) =>
    code.rules[index] ? [`This does not hold: ${wordsOf(code.rules[index].when)}`] : [],
  )
  const requirementId = ruleOrigins[rule ?? avoided(code, claims)[0] ?? -1]
  const step = {
    action: `Call ${code.name} with ${spoken || 'no values'}`.slice(0, 4000),
    expectedResult: result,
    testData: formatTestData(data),
  }
  return {
    title: titleOf(code.name, result, data, focus),
    steps: [step],
    claims,
    outcome: {
      expected: result,
      oracle: 'stated',
      checkable: false,
      ...(requirementId ? { requirementId } : {}),
    },
    preconditions: assumptions,
    types: typesOf(claims, outcome?.kind === 'throws' || outcome?.kind === 'reports'),
    tags: [claims.every(({ valid }) => valid) ? 'positive' : 'negative', 'code'],
    testCondition: claims
      .slice(0, 5)
      .map(({ description }) => description)
      .join('; '),
    manual: [
      'the case calls a function of the code, and hosted runs drive web pages',
      ...assumptions.map((text) => `precondition must be set up: ${text}`),
    ],
  }
}

function typesOf(claims: FunctionItem[], refused: boolean): Draft<FunctionItem>['types'] {
  const boundary = claims.some(({ technique }) => technique === 'Boundary Value Analysis')
  return [
    ...(boundary ? (['boundary'] as const) : []),
    ...(refused ? (['negative'] as const) : []),
    'functional',
    'integration',
    'regression',
  ]
}
