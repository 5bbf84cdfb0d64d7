import fc from 'fast-check'
import type {
  Condition,
  Control,
  Effect,
  Event,
  Expression,
  RequirementModel,
  Rule,
  Span,
  Subject,
  Value,
  World,
} from '../../shared/domain/requirement-model/index.ts'

const asText = (value: string): Value => ({ type: 'text', value })
const num = (value: number | string): Expression => ({
  kind: 'value',
  value: { type: 'number', value: String(value) },
})
const word = (value: string): Expression => ({ kind: 'value', value: asText(value) })
const ref = (subject: string): Expression => ({ kind: 'subject', subject })
const read = { scope: '1', from: [] }
const message = (text: string): Effect => ({ kind: 'shows', text: [text], as: 'message' })
const compare = (
  left: Expression,
  operator: Extract<Condition, { kind: 'compare' }>['operator'],
  right: Expression,
): Condition => ({ kind: 'compare', left, operator, right })

/** Models as texts give them: forms, tables, states, sums and lists, alone or together; every id is there, and no two rules clash. */
export const requirementModels: fc.Arbitrary<RequirementModel> = fc
  .record({
    fields: fc.array(fields(), { maxLength: 4 }),
    button: fc.constantFrom('valid', 'plain', 'none'),
    table: fc.option(tables(), { nil: undefined }),
    states: fc.option(machines(), { nil: undefined }),
    sum: fc.boolean(),
    list: fc.boolean(),
  })
  .map(({ fields, button, table, states, sum, list }) => {
    const model = emptyModel()
    fields.forEach((field, index) => addField(model, field, index))
    if (button !== 'none' && fields.length > 0) addButton(model, button === 'valid', fields.length)
    if (table) addTable(model, table)
    if (states) addStates(model, states)
    if (sum) addSum(model)
    if (list) addList(model)
    return model
  })

export const wildWorlds: fc.Arbitrary<World> = fc.record({
  values: fc.dictionary(ids(), values(), { maxKeys: 6 }),
  lists: fc.dictionary(ids(), fc.array(fc.dictionary(ids(), values(), { maxKeys: 3 }), { maxLength: 3 }), {
    maxKeys: 2,
  }),
})

export const wildEvents: fc.Arbitrary<Event> = fc.record(
  {
    action: fc.constantFrom(
      'press',
      'enter',
      'clear',
      'choose',
      'tick',
      'untick',
      'open',
      'leave',
      'submit',
      'upload',
      'do',
    ),
    target: ids(),
    name: fc.constantFrom('solve', 'Take'),
    actor: fc.constantFrom('agent', 'customer'),
    value: wildExpression(),
  },
  { requiredKeys: ['action'] },
)

/** Models of the right types and nothing more: dangling names, circles, contradictions, numbers that are none. */
export const wildModels: fc.Arbitrary<RequirementModel> = fc.record({
  subjects: fc.array(wildSubject(), { maxLength: 6 }),
  controls: fc.array(wildControl(), { maxLength: 4 }),
  rules: fc.array(wildRule(), { maxLength: 8 }),
  flows: fc.constant([]),
  measures: fc.constant([]),
  accounts: fc.constant([]),
})

/** Something that can be done in a model, with values near its bounds, far from them, and none at all. */
export function eventsOf(model: RequirementModel): fc.Arbitrary<Event> {
  const inLists = new Set(model.subjects.flatMap(({ fields = [] }) => fields))
  const entries = model.subjects
    .filter(({ id, kind, given }) => !given && kind !== 'state' && kind !== 'list' && !inLists.has(id))
    .map((subject) => entriesFor(subject, model).map((value): Event => enter(subject.id, value)))
  const ticks = model.subjects
    .filter(({ id, kind }) => kind === 'boolean' && inLists.has(id))
    .flatMap(({ id }) =>
      ['a', 'B7', 'aa'].map((named): Event => ({ action: 'tick', target: id, value: word(named) })),
    )
  const waiting = model.rules.flatMap(({ when }) => (when ? [when] : []))
  const pressed = model.controls
    .filter(({ role }) => role === 'button')
    .map(({ id }): Event => ({ action: 'press', target: id }))
  return fc.oneof(...entries, fc.constantFrom<Event>({ action: 'submit' }, ...waiting, ...pressed, ...ticks))
}

export const enter = (target: string, value: Value): Event => ({
  action: 'enter',
  target,
  value: { kind: 'value', value },
})

function entriesFor(subject: Subject, model: RequirementModel): fc.Arbitrary<Value> {
  if (subject.kind === 'boolean') return fc.boolean().map((value) => ({ type: 'boolean', value }))
  if (subject.kind === 'choice') return fc.constantFrom(...(subject.options ?? []), 'None').map(asText)
  const bounds = JSON.stringify(model.rules).match(/(?<="value":")-?\d+(?:\.\d+)?(?=")/g) ?? ['1']
  if (subject.kind === 'number')
    return fc.oneof(
      fc.constantFrom(...bounds).map(asText),
      fc.integer({ min: -2, max: 120 }).map((one) => asText(String(one))),
      fc.constantFrom('', 'x1', '7.5').map(asText),
    )
  return fc.string({ maxLength: 22, unit: fc.constantFrom('a', 'B', '7', '-', ' ') }).map(asText)
}

const emptyModel = (): RequirementModel => ({
  subjects: [],
  controls: [],
  rules: [],
  flows: [],
  measures: [],
  accounts: [],
})

interface Field {
  kind: 'number' | 'text' | 'choice' | 'boolean'
  least: number
  size: number
  sharp: boolean
  empty: 'required' | 'optional' | 'unsaid'
  form: boolean
  digits: boolean
}

function fields(): fc.Arbitrary<Field> {
  return fc.record({
    kind: fc.constantFrom('number', 'text', 'choice', 'boolean'),
    least: fc.integer({ min: 1, max: 30 }),
    size: fc.integer({ min: 2, max: 40 }),
    sharp: fc.boolean(),
    empty: fc.constantFrom('required', 'optional', 'unsaid'),
    form: fc.boolean(),
    digits: fc.boolean(),
  })
}

function addField({ subjects, controls, rules }: RequirementModel, field: Field, index: number): void {
  const id = `field-${index}`
  const { kind, least, size, sharp } = field
  const role: Control['role'] = kind === 'boolean' ? 'checkbox' : kind === 'choice' ? 'combobox' : 'textbox'
  subjects.push({
    ...read,
    id,
    name: `Field ${index}`,
    aliases: [],
    kind,
    ...(kind === 'number' ? { step: '1' } : {}),
    ...(kind === 'choice' ? { options: ['Small', 'Medium', 'Large'] } : {}),
    ...(field.empty === 'optional' ? { optional: true as const } : {}),
  })
  controls.push({ ...read, id: `control-${index}`, name: `Field ${index}`, role, subject: id, quoted: true })
  const limit = (name: string, broken: Condition): number =>
    rules.push({
      ...read,
      id: `${id}-${name}`,
      kind: 'constraint',
      if: broken,
      then: [{ kind: 'refused' }, message(`Field ${index}: ${name}`)],
    })
  const value: Expression = kind === 'text' ? { kind: 'length', of: ref(id) } : ref(id)
  if (kind === 'number' || kind === 'text') {
    limit('too little', compare(value, sharp ? '<=' : '<', num(least)))
    limit('too much', { kind: 'not', of: compare(value, sharp ? '<' : '<=', num(least + size)) })
  }
  if (kind === 'number' && field.form)
    limit('no number', { kind: 'not', of: { kind: 'form', subject: id, form: 'whole' } })
  if (kind === 'boolean' && sharp)
    limit('not ticked', compare(ref(id), '=', { kind: 'value', value: { type: 'boolean', value: false } }))
  if (kind !== 'boolean' && field.empty === 'required') limit('missing', { kind: 'empty', subject: id })
}

function addButton({ controls, rules }: RequirementModel, asksAll: boolean, fields: number): void {
  controls.push({ ...read, id: 'send', name: 'Send', role: 'button', quoted: true })
  if (!asksAll) return
  rules.push({
    ...read,
    id: 'success',
    kind: 'reaction',
    when: { action: 'press', target: 'send' },
    if: { kind: 'valid' },
    then: [{ kind: 'shows', text: ['Sent ', ref(`field-${fields - 1}`)].slice(0, 1), as: 'heading' }],
  })
}

interface Table {
  bounds: number[]
  classes: number
  rates: number[]
}

function tables(): fc.Arbitrary<Table> {
  return fc.record({
    bounds: fc
      .uniqueArray(fc.integer({ min: 5, max: 90 }), { minLength: 1, maxLength: 3 })
      .map((all) => all.sort((a, b) => a - b)),
    classes: fc.integer({ min: 1, max: 2 }),
    rates: fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 8, maxLength: 8 }),
  })
}

/** A rate by class and weight. */
function addTable({ subjects, rules }: RequirementModel, { bounds, classes, rates }: Table): void {
  const names = ['Standard', 'Fragile'].slice(0, classes)
  subjects.push(
    { ...read, id: 'class', name: 'Class', aliases: [], kind: 'choice', options: names },
    { ...read, id: 'weight', name: 'Weight', aliases: [], kind: 'number', step: '1', unit: 'kg' },
    { ...read, id: 'rate', name: 'Rate', aliases: [], kind: 'number', step: '1', unit: '%', given: true },
  )
  for (const [row, name] of names.entries())
    for (let column = 0; column <= bounds.length; column += 1) {
      const [from, to] = [bounds[column - 1], bounds[column]]
      rules.push({
        ...read,
        id: `rate-${name}-${column}`,
        kind: 'decision',
        table: 'rates',
        if: {
          kind: 'all',
          of: [
            { kind: 'one-of', subject: 'class', values: [asText(name)] },
            ...(from === undefined ? [] : [compare(ref('weight'), '>=', num(from))]),
            ...(to === undefined ? [] : [compare(ref('weight'), '<', num(to))]),
          ],
        },
        then: [{ kind: 'set', subject: 'rate', to: num(rates[row * 4 + column] ?? 0) }],
      })
    }
}

interface Machine {
  count: number
  moves: { from: number; to: number; event: number }[]
  closed: boolean
  shown: boolean
  guard?: number | undefined
}

function machines(): fc.Arbitrary<Machine> {
  const move = fc.record({ from: fc.nat(3), to: fc.nat(3), event: fc.nat(2) })
  return fc.record({
    count: fc.integer({ min: 2, max: 4 }),
    moves: fc.uniqueArray(move, {
      minLength: 1,
      maxLength: 6,
      selector: ({ from, event }) => `${from} ${event}`,
    }),
    closed: fc.boolean(),
    shown: fc.boolean(),
    guard: fc.option(fc.integer({ min: 2, max: 20 }), { nil: undefined }),
  })
}

function addStates(
  { subjects, rules }: RequirementModel,
  { count, moves, closed, shown, guard }: Machine,
): void {
  const states = ['New', 'Sent', 'Accepted', 'Closed'].slice(0, count)
  subjects.push({
    ...read,
    id: 'order',
    name: 'Order',
    aliases: [],
    kind: 'state',
    options: states,
    initial: asText('New'),
  })
  if (guard !== undefined)
    subjects.push({
      ...read,
      id: 'days',
      name: 'Days',
      aliases: [],
      kind: 'number',
      step: '1',
      given: true,
      initial: { type: 'number', value: String(guard) },
    })
  for (const [index, { from, to, event }] of moves
    .filter((one) => one.from < count && one.to < count)
    .entries()) {
    const here: Condition = { kind: 'one-of', subject: 'order', values: [asText(states[from] ?? '')] }
    rules.push({
      ...read,
      id: `move-${index}`,
      kind: 'transition',
      when: { action: 'do', name: ['send', 'accept', 'return'][event] ?? 'send', target: 'order' },
      if:
        guard !== undefined && index === 0
          ? { kind: 'all', of: [here, compare(ref('days'), '<=', num(guard))] }
          : here,
      then: [{ kind: 'set', subject: 'order', to: word(states[to] ?? '') }],
    })
  }
  if (closed)
    rules.push({
      ...read,
      id: 'closed',
      kind: 'transition',
      closes: 'order',
      then: [
        { kind: 'refused' },
        {
          kind: 'shows',
          text: [{ kind: 'event', gives: 'name' }, ' is not possible in ', ref('order')],
          as: 'message',
        },
      ],
    })
  if (shown)
    rules.push({
      ...read,
      id: 'display',
      kind: 'reaction',
      then: [{ kind: 'shows', text: ['State: ', ref('order')], as: 'text' }],
    })
}

function addSum({ subjects, rules }: RequirementModel): void {
  subjects.push(
    { ...read, id: 'price', name: 'Price', aliases: [], kind: 'number', step: '0.01', unit: 'EUR' },
    { ...read, id: 'pieces', name: 'Pieces', aliases: [], kind: 'number', step: '1' },
    {
      ...read,
      id: 'total',
      name: 'Total',
      aliases: [],
      kind: 'number',
      step: '0.01',
      unit: 'EUR',
      given: true,
    },
  )
  const product: Expression = { kind: '*', of: [ref('price'), ref('pieces')] }
  const total = (id: string, condition: Condition, to: Expression): number =>
    rules.push({
      ...read,
      id,
      kind: 'computation',
      if: condition,
      then: [{ kind: 'set', subject: 'total', to }],
    })
  total('total-few', compare(ref('pieces'), '<', num(10)), product)
  total('total-many', compare(ref('pieces'), '>=', num(10)), {
    kind: 'round',
    of: { kind: '-', of: [product, { kind: 'percent', share: num(5), of: product }] },
    to: '0.01',
    mode: 'half-up',
  })
}

function addList({ subjects, controls, rules }: RequirementModel): void {
  subjects.push(
    { ...read, id: 'item', name: 'Item', aliases: [], kind: 'text' },
    { ...read, id: 'name', name: 'Name', aliases: [], kind: 'text' },
    { ...read, id: 'done', name: 'Done', aliases: [], kind: 'boolean' },
    { ...read, id: 'notes', name: 'Notes', aliases: [], kind: 'list', fields: ['name', 'done'] },
  )
  controls.push(
    { ...read, id: 'item-field', name: 'Item', role: 'textbox', subject: 'item', quoted: true },
    { ...read, id: 'add', name: 'Add', role: 'button', quoted: true },
    { ...read, id: 'clean', name: 'Clean up', role: 'button', quoted: true },
  )
  const rule = (id: string, target: string, ...then: Effect[]): Rule => ({
    ...read,
    id,
    kind: 'reaction',
    when: { action: 'press', target },
    then,
  })
  rules.push(
    rule('added', 'add', { kind: 'adds', list: 'notes', entry: [{ field: 'name', is: ref('item') }] }),
    rule('cleaned', 'clean', {
      kind: 'removes',
      list: 'notes',
      where: [{ field: 'done', is: { kind: 'value', value: { type: 'boolean', value: true } } }],
    }),
    {
      ...read,
      id: 'counter',
      kind: 'reaction',
      then: [{ kind: 'shows', text: [{ kind: 'count', list: 'notes' }, ' notes'], as: 'text' }],
    },
  )
}

function ids(): fc.Arbitrary<string> {
  return fc.constantFrom('a', 'b', 'c', 'd', 'list', 'state', 'button', '__proto__', 'constructor')
}

function values(): fc.Arbitrary<Value> {
  return fc.oneof(
    fc
      .constantFrom('0', '1', '7.5', '-3', '99999999999999999999', '1e9', '', '0.1')
      .map((value): Value => ({ type: 'number', value })),
    fc.constantFrom('', ' ', 'x1', 'Open', 'open', '12', 'a@b.de', '2026-02-30').map(asText),
    fc.boolean().map((value): Value => ({ type: 'boolean', value })),
    fc
      .constantFrom('2026-12-24', '0000-00-00', '9999-12-31')
      .map((value): Value => ({ type: 'date', value })),
    fc.record({
      type: fc.constant('day' as const),
      fromToday: fc.integer({ min: -9000, max: 9000 }),
      months: fc.integer({ min: -300, max: 300 }),
    }),
    fc.constantFrom('14:30', '99:99').map((value): Value => ({ type: 'time', value })),
    fc.constant<Value>({ type: 'file', name: 'a.pdf', format: 'pdf', bytes: '2000000' }),
    fc.constant<Value>({ type: 'empty' }),
  )
}

function wildExpression(): fc.Arbitrary<Expression> {
  return fc.letrec<{ expression: Expression }>((tie) => {
    const of = tie('expression')
    return {
      expression: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.record({ kind: fc.constant('value' as const), value: values() }),
        ids().map(ref),
        fc
          .constantFrom('name', 'value', 'actor')
          .map((gives): Expression => ({ kind: 'event', gives: gives as 'name' })),
        of.map((one): Expression => ({ kind: 'length', of: one })),
        of.map((one): Expression => ({ kind: 'age', of: one })),
        ids().map((list): Expression => ({ kind: 'count', list })),
        fc.tuple(ids(), ids()).map(([list, field]): Expression => ({ kind: 'sum', list, field })),
        fc
          .tuple(fc.constantFrom('+', '-', '*', '/', 'min', 'max'), fc.array(of, { maxLength: 3 }))
          .map(([kind, parts]): Expression => ({ kind: kind as '+', of: parts })),
        fc.tuple(of, of).map(([share, whole]): Expression => ({ kind: 'percent', share, of: whole })),
        fc
          .tuple(
            of,
            fc.constantFrom('0.01', '0', '5', 'x'),
            fc.constantFrom('half-up', 'half-even', 'up', 'down'),
          )
          .map(([one, to, mode]): Expression => ({ kind: 'round', of: one, to, mode: mode as 'up' })),
        fc.tuple(of, fc.integer()).map(([one, days]): Expression => ({ kind: 'shift', of: one, days })),
      ),
    }
  }).expression
}

export function wildCondition(): fc.Arbitrary<Condition> {
  return fc.letrec<{ condition: Condition }>((tie) => {
    const of = tie('condition')
    return {
      condition: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc
          .tuple(wildExpression(), fc.constantFrom('<', '<=', '=', '!=', '>=', '>'), wildExpression())
          .map(([left, operator, right]) => compare(left, operator as '<', right)),
        fc
          .tuple(fc.constantFrom('empty', 'blank'), ids())
          .map(([kind, subject]): Condition => ({ kind: kind as 'empty', subject })),
        fc
          .tuple(ids(), fc.array(values(), { maxLength: 3 }))
          .map(([subject, all]): Condition => ({ kind: 'one-of', subject, values: all })),
        fc
          .tuple(ids(), fc.constantFrom('number', 'whole', 'date', 'time', 'e-mail', 'url'))
          .map(([subject, form]): Condition => ({ kind: 'form', subject, form: form as 'url' })),
        fc.tuple(ids(), fc.constantFrom('only', 'has', 'never')).map(([subject, which]): Condition => ({
          kind: 'characters',
          subject,
          which: which as 'only',
          sets: ['letters', 'special'],
        })),
        fc
          .tuple(ids(), fc.constantFrom('^[A-Z]{2}$', '(', '(a+)+$'))
          .map(([subject, expression]): Condition => ({
            kind: 'pattern',
            subject,
            expression,
            said: 'a code',
          })),
        fc
          .tuple(ids(), fc.option(ids(), { nil: undefined }))
          .map(([subject, list]): Condition => ({ kind: 'repeats', subject, ...(list ? { in: list } : {}) })),
        fc
          .option(fc.array(ids(), { maxLength: 2 }), { nil: undefined })
          .map((subjects): Condition => ({ kind: 'valid', ...(subjects ? { subjects } : {}) })),
        fc
          .tuple(ids(), ids(), wildExpression())
          .map(([list, field, is]): Condition => ({ kind: 'has-entry', list, where: [{ field, is }] })),
        fc
          .tuple(fc.constantFrom('all', 'any'), fc.array(of, { maxLength: 3 }))
          .map(([kind, parts]): Condition => ({ kind: kind as 'all', of: parts })),
        of.map((one): Condition => ({ kind: 'not', of: one })),
      ),
    }
  }).condition
}

function wildEffect(): fc.Arbitrary<Effect> {
  const template = fc.array(fc.oneof(fc.constantFrom('Hello ', '!'), wildExpression()), { maxLength: 3 })
  const where = fc.array(fc.record({ field: ids(), is: wildExpression() }), { maxLength: 2 })
  return fc.oneof(
    template.map((text): Effect => ({ kind: 'shows', text, as: 'message' })),
    template.map((text): Effect => ({ kind: 'hides', text })),
    fc.tuple(ids(), wildExpression()).map(([subject, to]): Effect => ({ kind: 'set', subject, to })),
    fc
      .tuple(ids(), fc.constantFrom('shown', 'hidden', 'enabled', 'disabled', 'checked', 'empty'))
      .map(([control, is]): Effect => ({ kind: 'control', control, is: is as 'shown' })),
    fc.tuple(ids(), where).map(([list, entry]): Effect => ({ kind: 'adds', list, entry })),
    fc.tuple(ids(), where).map(([list, which]): Effect => ({ kind: 'removes', list, where: which })),
    fc
      .tuple(ids(), where, where)
      .map(([list, which, to]): Effect => ({ kind: 'changes', list, where: which, to })),
    fc
      .tuple(template, template)
      .map(([shown, hidden]): Effect => ({ kind: 'lists', shown: [shown], hidden: [hidden] })),
    fc.constantFrom<Effect>(
      { kind: 'refused' },
      { kind: 'accepted' },
      { kind: 'unchanged' },
      { kind: 'goes', page: 'Start' },
    ),
  )
}

function wildRule(): fc.Arbitrary<Rule> {
  return fc
    .record(
      {
        id: fc.uuid(),
        scope: fc.constantFrom('', '1', '2', '1.1'),
        from: fc.constant<Span[]>([]),
        when: wildEvents,
        if: wildCondition(),
        then: fc.array(wildEffect(), { maxLength: 3 }),
        kind: fc.constantFrom('constraint', 'decision', 'transition', 'computation', 'reaction'),
        closes: ids(),
      },
      { requiredKeys: ['id', 'scope', 'from', 'then', 'kind'] },
    )
    .map((rule) => rule as Rule)
}

function wildSubject(): fc.Arbitrary<Subject> {
  return fc
    .record(
      {
        id: ids(),
        name: fc.constantFrom('Age', 'Order'),
        aliases: fc.constant<string[]>([]),
        scope: fc.constantFrom('', '1', '2'),
        from: fc.constant<Span[]>([]),
        kind: fc.constantFrom('number', 'text', 'choice', 'boolean', 'date', 'time', 'file', 'state', 'list'),
        step: fc.constantFrom('1', '0.01', '0', 'x'),
        unit: fc.constantFrom('kg', 'g', 'EUR', 'MB'),
        options: fc.constant(['Open', 'Closed']),
        initial: values(),
        fields: fc.array(ids(), { maxLength: 3 }),
        given: fc.constant(true as const),
        optional: fc.constant(true as const),
      },
      { requiredKeys: ['id', 'name', 'aliases', 'scope', 'from', 'kind'] },
    )
    .map((subject) => subject as Subject)
}

function wildControl(): fc.Arbitrary<Control> {
  return fc
    .record(
      {
        id: ids(),
        name: fc.constantFrom('Save', 'Age'),
        role: fc.constantFrom('textbox', 'combobox', 'checkbox', 'radio', 'button', 'link'),
        subject: ids(),
        quoted: fc.boolean(),
        scope: fc.constantFrom('', '1', '2'),
        from: fc.constant<Span[]>([]),
      },
      { requiredKeys: ['id', 'name', 'role', 'quoted', 'scope', 'from'] },
    )
    .map((control) => control as Control)
}
