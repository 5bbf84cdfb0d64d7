import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { watchCase } from './case-watch.ts'
import { callInPage } from './in-page-world.ts'
import { watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

/** Decides the checks that are not about what the page shows: downloads, console, HTTP answers, tabs. Undefined for all others. */
export async function observe(run: StepRun, check: Check): Promise<Verdict | undefined> {
  const { downloads, errors, answers, asked, mark } = watchCase(run.page)
  if (check.kind === 'assert_download') {
    // The first call of a page is what starts to listen.
    await callInPage(run.page, run.deadlineMs, 'documentStatus')
    const names = downloads.slice(mark.downloads).map((name) => name.normalize())
    const holds = check.expected === undefined ? names.length > 0 : names.includes(check.expected.normalize())
    if (!holds && namelessDownload(names, check.expected ?? ''))
      return { passed: false, actual: '', reason: untoldName }
    return verdict(check, holds, names.join(', ') || 'no download')
  }
  if (check.kind === 'assert_console') {
    const fitting = errors.filter((text) => check.expected === undefined || text.includes(check.expected))
    return verdict(
      check,
      fitting.length > 0,
      (fitting.length > 0 ? fitting : errors).slice(0, 3).join(' | ') || 'no error',
    )
  }
  if (check.kind === 'assert_tab') {
    await callInPage(run.page, run.deadlineMs, 'documentStatus')
    const addresses = asked.slice(mark.tabs)
    const holds =
      check.expected === undefined
        ? addresses.length > 0
        : addresses.some((address) => samePage(address, check.expected ?? '', run.page.url()))
    return verdict(check, holds, addresses.join(', ') || 'no new tab')
  }
  if (check.kind !== 'assert_status') return undefined
  if (check.request !== undefined) {
    const [first = '', second] = check.request.split(' ')
    const [method, address] = second === undefined ? [undefined, first] : [first, second]
    const fitting = answers
      .slice(mark.answers)
      .filter((one) => (!method || one.method === method) && samePage(one.url, address, run.page.url()))
    const last = fitting.at(-1)
    // Without any such request nothing is known about its answer, whatever is denied of it.
    if (!last) return { passed: false, actual: 'no such request' }
    return verdict(check, String(last.status) === check.expected, String(last.status))
  }
  const { status } = watchPage(run.page)
  if (status === 0)
    return { passed: false, actual: '', reason: 'The browser does not tell the HTTP status of this page.' }
  return verdict(check, String(status) === check.expected, String(status))
}

const untoldName =
  'A file is offered for download, but the browser of this run does not tell names with other letters than those of ASCII.'

// A browser that was started without a UTF-8 locale tells this in place of every name that ASCII cannot write.
const namelessDownload = (names: string[], expected: string): boolean =>
  /[^ -~]/.test(expected) && names.some((name) => /^download(?:\.\w+)?$/.test(name))

function verdict(check: Check, holds: boolean, actual: string): Verdict {
  return { passed: holds !== (check.negated === true), actual }
}

/** An address with a host is compared whole, one without by its path, and by its query where it is told. */
function samePage(address: string, wanted: string, base: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(wanted, base)) return false
  const [one, other] = [new URL(address), new URL(wanted, base)]
  const trim = (path: string) => path.replace(/(?<=.)\/$/, '')
  return (
    (!/^https?:/i.test(wanted) || one.origin === other.origin) &&
    trim(one.pathname) === trim(other.pathname) &&
    (other.search === '' || one.search === other.search) &&
    (other.hash === '' || one.hash === other.hash)
  )
}
