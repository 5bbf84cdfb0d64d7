import type { Move, SubmitRule, Workflow, WorkflowAim } from '../model.ts'
import { held } from './workflow-state-cases.ts'
import { entryOf, usualAmount, type Wanted } from './workflow-values.ts'
import { Walk, withNumber, type Walked } from './workflow-walk.ts'

/** Cases about the form that is sent in the first status, and the number of days that it shows. */
export function formCase(workflow: Workflow, aim: WorkflowAim): Walked {
  switch (aim.aim) {
    case 'rule': {
      const rule = workflow.rules[aim.rule]
      return rule && ruleCase(workflow, rule, aim.variant)
    }
    case 'refused':
      return refusedCase(workflow)
    case 'messages':
      return messagesCase(workflow, aim.variant)
    case 'span':
      return spanCase(workflow, aim.days)
    default:
      return undefined
  }
}

/** The move that sends the form: the one that leads out of the first status. */
export function sending({ moves, initial }: Workflow): Move | undefined {
  const out = moves.filter(({ from, opener }) => from.includes(initial) && opener === undefined)
  return out.length === 1
    ? out[0]
    : out.find(({ button }) =>
        /^(?:submit|send|save|create|request|apply|place|order|file|register|hand in)\b/i.test(button),
      )
}

function ruleCase(
  workflow: Workflow,
  rule: SubmitRule,
  variant: 'wrong' | 'blank' | 'allowed' | 'exempt',
): Walked {
  const send = sending(workflow)
  if (!send) return undefined
  const wanted = rule.rule === 'left' ? undefined : wantedBy(workflow, rule, variant)
  const walk = new Walk(workflow)
  let message: string | undefined = rule.message
  if (rule.rule === 'left') {
    const found = lowered(workflow, walk, send, rule, variant)
    if (found === undefined) return undefined
    message = found.message
    walk.fill(found.wanted)
  } else if (wanted) walk.fill(wanted)
  else return undefined
  walk.click(send.button)
  if (variant === 'wrong' || variant === 'blank')
    return message === undefined ? undefined : { walk, checks: [`"${message}" is visible`, walk.status()] }
  return {
    walk,
    checks: [walk.status(send.to), ...(message === undefined ? [] : [`"${message}" is not visible`])],
  }
}

/** The values that break a rule, or just keep it. */
function wantedBy(workflow: Workflow, rule: SubmitRule, variant: string): Wanted | undefined {
  const wrong = variant === 'wrong' || variant === 'blank'
  const nothing = variant === 'blank' ? '   ' : ''
  const room = (amount: number): Wanted | undefined =>
    fits(workflow, amount, rule) ? { amount, ...freeOption(workflow, amount) } : undefined
  switch (rule.rule) {
    case 'required':
      return optionLeft(workflow, rule.label)
        ? { own: new Map([[rule.label, undefined]]) }
        : { own: new Map([[rule.label, nothing]]) }
    case 'required above': {
      const base = room(wrong ? rule.over + 1 : rule.over)
      return base && { ...base, own: new Map([[rule.label, nothing]]) }
    }
    case 'order':
      return { between: -1 }
    case 'most':
      return room(wrong ? rule.amount + 1 : rule.amount)
    case 'least':
      return room(wrong ? rule.amount - 1 : rule.amount)
    case 'length': {
      const length = wrong
        ? rule.max === undefined
          ? (rule.min ?? 1) - 1
          : rule.max + 1
        : (rule.max ?? rule.min ?? 1)
      return { own: new Map([[rule.label, entryOf(rule.label, length)]]) }
    }
    case 'left':
      return undefined
  }
}

function optionLeft({ inputs }: Workflow, label: string): boolean {
  return inputs.some((input) => input.label === label && input.control === 'select')
}

/** Whether an amount breaks no other rule of the text. */
function fits({ rules, amount }: Workflow, value: number, own?: SubmitRule): boolean {
  if (!amount || value < 0 || (amount.of === 'span' && value < 1)) return false
  return rules.every(
    (rule) =>
      rule === own ||
      ((rule.rule !== 'most' || value <= rule.amount) && (rule.rule !== 'least' || value >= rule.amount)),
  )
}

/** Above what is left, only a value of the selection that does not look at it keeps that rule. */
function freeOption(workflow: Workflow, amount: number): Wanted {
  const left = workflow.numbers.find(({ role }) => role === 'balance')?.value
  const [free] = workflow.exempt
  return left !== undefined && amount > left && free ? { option: free.option } : {}
}

/** Uses up what is left until less is left than one request may be for, so that one more than that breaks no other rule. */
function lowered(
  workflow: Workflow,
  walk: Walk,
  send: Move,
  rule: SubmitRule & { rule: 'left' },
  variant: string,
): { wanted: Wanted; message?: string } | undefined {
  const most = Math.min(
    ...workflow.rules.flatMap((one) => (one.rule === 'most' ? [one.amount] : [])),
    Number.MAX_SAFE_INTEGER,
  )
  const taking = workflow.moves.find(({ balance }) => balance?.by === -1)
  const option = workflow.moves.find(({ balance }) => balance)?.given.option
  const limited = option === undefined ? {} : { option }
  const wantsLess =
    rule.sample !== undefined && rule.sample < walk.left && rule.sample > 1 && walk.left - rule.sample <= most
  for (let rounds = 0; rounds < 4 && (walk.left >= most || (rounds === 0 && wantsLess)); rounds += 1) {
    const use = wantsLess && rounds === 0 ? walk.left - (rule.sample ?? 0) : Math.min(most, walk.left - 2)
    const wanted = { amount: use, ...limited }
    if (!taking || use < 1 || !walk.reach(taking.from[0] ?? '', wanted)) return undefined
    walk.go(taking, { wanted })
    if (!walk.reach(workflow.initial, {}, (move) => move.balance?.by === 1) || walk.values.size > 0)
      return undefined
  }
  if (walk.left >= most || walk.state !== send.from[0]) return undefined
  if (variant === 'exempt') {
    const [free] = workflow.exempt
    return free && { wanted: { amount: walk.left + 1, option: free.option } }
  }
  const message =
    rule.sample === undefined || rule.sample === walk.left
      ? rule.message
      : withNumber(rule.message, rule.sample, walk.left, workflow.singular)
  const wanted = { amount: walk.left + (variant === 'wrong' ? 1 : 0), ...limited }
  return message === undefined && variant === 'wrong'
    ? undefined
    : { wanted, ...(message === undefined ? {} : { message }) }
}

/** Two inputs that must not be empty, for a form with more than one thing wrong. */
function demanded({ rules, inputs }: Workflow): { label: string; message: string }[] {
  return rules.flatMap((rule) =>
    rule.rule === 'required' &&
    !inputs.some(({ label, control }) => label === rule.label && control === 'select')
      ? [rule]
      : [],
  )
}

function refusedCase(workflow: Workflow): Walked {
  const send = sending(workflow)
  const [first] = demanded(workflow)
  const { refused, numbers } = workflow
  if (!send || !first || !refused) return undefined
  const walk = new Walk(workflow).fill({ own: new Map([[first.label, '']]) })
  const values = new Map(walk.values)
  walk.click(send.button)
  const checks = [`"${first.message}" is visible`]
  if (refused.keeps.includes('state')) checks.push(walk.status())
  if (refused.keeps.includes('numbers'))
    checks.push(
      ...numbers.flatMap((number) =>
        number.role === 'counter' || number.role === 'balance'
          ? (walk.number(number, number.value) ?? [])
          : [],
      ),
    )
  if (refused.keeps.includes('entries')) checks.push(...held(workflow, values))
  if (refused.noNotice)
    checks.push(
      ...send.texts.flatMap((text) =>
        text.sample === undefined && !text.echo ? [`"${text.text}" is not visible`] : [],
      ),
    )
  return { walk, checks }
}

function messagesCase(workflow: Workflow, variant: 'stay' | 'next' | 'gone'): Walked {
  const send = sending(workflow)
  const [first, second] = demanded(workflow)
  if (!send || !first) return undefined
  const walk = new Walk(workflow)
  const valid = new Walk(workflow).fill().values
  const own = new Map([[first.label, '']])
  if (second && variant !== 'gone') own.set(second.label, '')
  walk.fill({ own }).click(send.button)
  walk.enter(first.label, valid.get(first.label) ?? '')
  if (variant === 'stay') return { walk, checks: [`"${first.message}" is visible`] }
  walk.click(send.button)
  if (variant === 'gone') return { walk, checks: [walk.status(send.to), `"${first.message}" is not visible`] }
  return second && { walk, checks: [`"${second.message}" is visible`, `"${first.message}" is not visible`] }
}

function spanCase(workflow: Workflow, days: number | 'missing' | 'reversed'): Walked {
  const { amount, numbers } = workflow
  const line = numbers.find(({ role }) => role === 'span')
  if (amount?.of !== 'span' || !line) return undefined
  const walk = new Walk(workflow)
  const usual = usualAmount(workflow) ?? 1
  if (days === 'missing') walk.fill({ amount: usual, own: new Map([[amount.to, '']]) })
  else if (days === 'reversed') walk.fill({ between: -2 })
  else walk.fill({ amount: days })
  const check = walk.number(line, typeof days === 'number' ? days : 0)
  return check === undefined ? undefined : { walk, checks: [check] }
}
