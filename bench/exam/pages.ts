import { type Measured, measurePages } from '../kill/measure-pages.ts'
import { readPages } from '../kill/pages.ts'

/** What a folder of pages with texts and faulty versions gives, as it comes out. */
export const examinePages = async (folder: string): Promise<string> =>
  report(await measurePages(readPages(folder)))

function report(measured: readonly Measured[]): string {
  const rows = measured.map((one) => row(one.name, [one]))
  const table = ['| page | cases | ready | faults found | false alarms |', '|---|---|---|---|---|']
  return [...table, ...rows, row('all', measured), ...measured.flatMap(told)].join('\n')
}

function row(name: string, measured: readonly Measured[]): string {
  const sum = (of: (one: Measured) => number) => measured.reduce((all, one) => all + of(one), 0)
  const killed = sum((one) => one.killed)
  const faults = sum((one) => one.faults)
  const figures = [
    sum((one) => one.cases),
    sum((one) => one.ready),
    `${(killed / faults).toFixed(2)} (${killed} of ${faults})`,
    sum((one) => one.alarms.length),
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}

function told({ name, alarms, survived }: Measured): string[] {
  return [
    ...alarms.map((alarm) => `${name}: false alarm ${alarm}`),
    ...survived.map((fault) => `${name}: not found ${fault}`),
  ]
}
