import type { TestCase } from '../../test-cases/schema.ts'
import type { Workflow, WorkflowAim, WorkflowItem } from '../model.ts'
import { clausesOf } from './opened-shown.ts'
import { clauseHolds, numberText, shownStatus } from './workflow-clauses.ts'
import { replay, type Happened, type Replay } from './workflow-replay.ts'
import { amountIn, isExempt, reversed } from './workflow-rules.ts'

/**
 * Whether a case shows what its item is about: its steps, played over the model, end with the action of the item from the right status, each
 * clause of its expectation holds on that page, and one of them says just that.
 */
export function workflowShown(testCase: TestCase, { aim }: WorkflowItem, workflow: Workflow): boolean {
  const page = replay(testCase, workflow)
  const clauses = clausesOf(testCase.expectedResult ?? '')
  if (!page || clauses.length === 0 || !clauses.every((clause) => clauseHolds(clause, page, workflow)))
    return false
  const says = (text: string): boolean => clauses.includes(`"${text}" is visible`)
  const end: End = { page, workflow, clauses, says, last: page.happened.at(-1) ?? { did: 'opened' } }
  return aimShown(aim, end)
}

interface End {
  page: Replay
  workflow: Workflow
  clauses: string[]
  says: (text: string) => boolean
  last: Happened
}

function aimShown(aim: WorkflowAim, end: End): boolean {
  const { page, workflow, clauses, says, last } = end
  const status = says(shownStatus(workflow, page.state))
  switch (aim.aim) {
    case 'buttons': {
      const offer = workflow.offers.find(({ state }) => state === aim.state)
      if (!offer || page.state !== aim.state || page.dialog || last.did === 'refused') return false
      return (
        offer.buttons.every((button) =>
          clauses.some((clause) =>
            ['shown', 'enabled'].some(
              (how) => clause.toLowerCase() === `the "${button}" button is ${how}`.toLowerCase(),
            ),
          ),
        ) && status
      )
    }
    case 'dialog':
    case 'left':
    case 'fresh':
    case 'entry':
      return dialogShown(aim, end, status)
    case 'locked':
      return page.state === aim.state && clauses.some((clause) => /can(?:not)? be changed$/.test(clause))
    case 'limit': {
      const limit = workflow.limits[aim.limit]
      return (
        limit !== undefined &&
        page.state === limit.state &&
        (page.entered.get(limit.state) ?? 0) >= limit.after &&
        clauses.some(
          (clause) => clause.toLowerCase() === `no "${limit.button}" button is shown`.toLowerCase(),
        )
      )
    }
    case 'rule':
      return ruleShown(aim, end)
    case 'refused':
      return last.did === 'refused' && clauses.length >= 2 && page.messages.some(says)
    case 'messages':
      return messagesShown(aim.variant, end)
    case 'span':
      return spanShown(aim.days, end)
    default:
      return moveShown(aim, end, status)
  }
}

type DialogAim = Extract<WorkflowAim, { opener: string }>

function dialogShown(aim: DialogAim, end: End, status: boolean): boolean {
  const { page, clauses, says, last } = end
  switch (aim.aim) {
    case 'dialog':
      return (
        last.did === 'asked' &&
        page.dialog?.opener === aim.opener &&
        [...page.dialog.texts, ...page.dialog.buttons].some((text) =>
          clauses.some((clause) => clause.includes(`"${text}"`)),
        )
      )
    case 'left':
      return last.did === 'left' && status && askedBy(end) === aim.opener && lastActionIs(end, aim)
    case 'fresh':
      return (
        last.did === 'asked' &&
        page.dialog?.opener === aim.opener &&
        page.happened.filter(({ did }) => did === 'asked').length >= 2 &&
        clauses.some((clause) => clause.endsWith('field is empty'))
      )
    case 'entry': {
      if (last.did !== 'too short' && last.did !== 'moved') return false
      const outer = page.entry !== page.entry.trim()
      return (
        askedBy(end) === aim.opener &&
        page.entry.trim().length === aim.length &&
        outer === aim.spaces &&
        (last.did === 'moved' ? status : page.messages.some(says))
      )
    }
  }
}

/** The button that opened the last dialog of a case. */
function askedBy({ page, workflow }: End): string | undefined {
  return page.dialog?.opener ?? workflow.dialogs.find(({ opener }) => opener === page.lastAsked)?.opener
}

function lastActionIs({ page }: End, { act }: Extract<WorkflowAim, { aim: 'left' }>): boolean {
  return page.lastAct === ('click' in act ? act.click : 'Escape')
}

type MoveAim = Extract<WorkflowAim, { move: string }>

function moveShown(aim: MoveAim, { page, workflow, clauses, says, last }: End, status: boolean): boolean {
  if (last.did !== 'moved' || last.move.id !== aim.move) return false
  const chosen = [...page.sent.values()]
  if ('option' in aim && aim.option !== undefined && !chosen.includes(aim.option)) return false
  switch (aim.aim) {
    case 'move':
      if (aim.amount !== undefined && amountIn(workflow, page.sent) !== aim.amount) return false
      return status && page.texts.every(says)
    case 'count':
    case 'balance': {
      const number = workflow.numbers.find(
        ({ role }) => role === (aim.aim === 'count' ? 'counter' : 'balance'),
      )
      // What a value of a selection leaves alone says nothing about the rest.
      if (
        aim.aim === 'balance' &&
        aim.option === undefined &&
        last.move.balance?.by !== 0 &&
        isExempt(workflow, page.sent)
      )
        return false
      return number !== undefined && says(numberText(number, aim.aim === 'count' ? page.changes : page.left))
    }
    case 'kept':
      return (
        page.values.size > 0 &&
        workflow.inputs.every(
          ({ label, control }) =>
            last.move.kept?.labels?.includes(label) === false ||
            control === 'radio' ||
            !page.values.has(label) ||
            clauses.some((clause) => clause.includes(`"${label}"`)),
        )
      )
    case 'reset':
      return clauses.some((clause) => /field is empty$|is not visible$/.test(clause))
  }
}

function ruleShown(
  { rule: at, variant }: Extract<WorkflowAim, { aim: 'rule' }>,
  { page, workflow, says, last }: End,
): boolean {
  const rule = workflow.rules[at]
  if (!rule) return false
  const amount = amountIn(workflow, page.sent)
  if (variant === 'wrong' || variant === 'blank') {
    if (last.did !== 'refused' || !last.broken.includes(rule) || last.broken.length > 1) return false
    const blank = 'label' in rule && (page.sent.get(rule.label) ?? '') !== ''
    return page.messages.some(says) && (rule.rule === 'length' || blank === (variant === 'blank'))
  }
  if (last.did !== 'moved') return false
  if (variant === 'exempt')
    return rule.rule === 'left' && isExempt(workflow, page.sent) && (amount ?? 0) > page.left
  switch (rule.rule) {
    case 'most':
    case 'least':
      return amount === rule.amount
    case 'left':
      return amount === page.leftBefore && !isExempt(workflow, page.sent)
    case 'required above':
      return amount === rule.over && (page.sent.get(rule.label) ?? '') === ''
    case 'length':
      return [rule.min, rule.max].includes((page.sent.get(rule.label) ?? '').length)
    default:
      return false
  }
}

function messagesShown(variant: 'stay' | 'next' | 'gone', { page, clauses, says, last }: End): boolean {
  const refused = page.happened.filter(({ did }) => did === 'refused').length
  const absent = clauses.some((clause) => /^".+" is not visible$/.test(clause))
  if (variant === 'stay') return last.did === 'entered' && refused === 1 && page.messages.some(says)
  if (variant === 'next') return last.did === 'refused' && refused === 2 && absent && page.messages.some(says)
  return last.did === 'moved' && refused === 1 && absent
}

function spanShown(days: number | 'missing' | 'reversed', { page, workflow, says }: End): boolean {
  const { amount, numbers } = workflow
  const line = numbers.find(({ role }) => role === 'span')
  if (amount?.of !== 'span' || !line) return false
  const given = amountIn(workflow, page.values)
  if (days === 'missing') return (page.values.get(amount.to) ?? '') === '' && says(numberText(line, 0))
  if (days === 'reversed') return reversed(workflow, page.values) && says(numberText(line, 0))
  return given === days && says(numberText(line, days))
}
