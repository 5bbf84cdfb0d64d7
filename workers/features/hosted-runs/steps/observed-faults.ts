import type { ObservedFault } from '../../../../shared/domain/prose-steps/faults/faults.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { watchCase } from './case-watch.ts'
import { type SeenDialog, watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

type Undo = () => void

/** Changes what the run has seen beside the page, for one check. Returns how to take it back, or null where there is nothing to change. */
export function changeObserved(run: StepRun, check: Check, { change }: ObservedFault): Undo | null {
  const watch = watchCase(run.page)
  const { mark } = watch
  const wanted = check.expected
  switch (check.kind) {
    case 'assert_download':
      return swap(watch.downloads, mark.downloads, wordsFor(change, wanted ?? 'unwanted.bin', 'another.bin'))
    case 'assert_console':
      return swap(watch.errors, 0, wordsFor(change, wanted ?? 'Unwanted error', 'Another message'))
    case 'assert_tab': {
      const address = (path: string) =>
        URL.canParse(path, run.page.url()) ? new URL(path, run.page.url()).href : path
      return swap(
        watch.asked,
        mark.tabs,
        wordsFor(change, address(wanted ?? '/unwanted'), address('/another')),
      )
    }
    case 'assert_dialog':
      return swap(watchPage(run.page).dialogs, run.firstDialog, dialogsFor(change, wanted))
    case 'assert_status':
      return check.request === undefined
        ? otherStatus(run, check)
        : swap(watch.answers, mark.answers, (answers) =>
            answers.length === 0
              ? null
              : change === 'remove'
                ? []
                : answers.map((answer) => ({ ...answer, status: statusFor(check) })),
          )
    default:
      return null
  }
}

type Change = ObservedFault['change']

const wordsFor =
  (change: Change, wanted: string, another: string) =>
  (seen: string[]): string[] | null => {
    if (change === 'add') return [...seen, wanted]
    if (seen.length === 0) return null
    return change === 'remove' ? [] : seen.map(() => another)
  }

const dialogsFor =
  (change: Change, wanted = 'Unwanted message') =>
  (seen: SeenDialog[]): SeenDialog[] | null => {
    if (change === 'add')
      return [...seen, { type: 'alert', message: wanted, response: 'accept', claimed: false }]
    if (seen.length === 0) return null
    return change === 'remove' ? [] : seen.map((dialog) => ({ ...dialog, message: 'Another message' }))
  }

/** What comes while the list is changed stays in it. */
function swap<T>(list: T[], from: number, make: (items: T[]) => T[] | null): Undo | null {
  const before = list.slice(from)
  const after = make(before)
  if (!after) return null
  list.splice(from, before.length, ...after)
  return () => void list.splice(from, after.length, ...before)
}

function otherStatus(run: StepRun, check: Check): Undo {
  const watch = watchPage(run.page)
  const before = watch.status
  watch.status = statusFor(check)
  return () => {
    watch.status = before
  }
}

/** The status that the check must not accept. */
function statusFor({ expected, negated }: Check): number {
  return negated ? Number(expected) : Number(expected) === 500 ? 200 : 500
}
