import { records } from './check-csv.ts'

const mandatory = ['ID', 'Work Item Type', 'Title', 'Test Step', 'Step Action', 'Step Expected']

/** The rules of Azure DevOps' bulk import of test cases, for as many of them. */
export function checkAzureDevOps(csv: string, cases: number): string[] {
  const { header, list, faults } = records(csv)
  for (const name of mandatory) if (!header.includes(name)) faults.push(`there is no column ${name}`)
  if (!csv.startsWith('\ufeff')) faults.push('there is no byte order mark')
  let next = 0
  let found = 0
  list.forEach((cell, index) => {
    const row = index + 2
    if (cell('Test Step') === '') {
      found++
      next = 1
      if (!['Test Case', 'Shared Steps'].includes(cell('Work Item Type')))
        faults.push(`row ${row}: no such type`)
      if (cell('Title') === '' || cell.raw('Title').length > 128)
        faults.push(`row ${row}: no title of 1 to 128 characters`)
      if (cell('State') !== 'Design') faults.push(`row ${row}: a new case is in Design`)
      if (cell('ID') !== '') faults.push(`row ${row}: an ID would change a case that exists`)
      return
    }
    if (cell('Title') !== '' || cell('Work Item Type') !== '')
      faults.push(`row ${row}: a step row tells of the case`)
    if (cell('Test Step') !== String(next))
      faults.push(`row ${row}: step ${cell('Test Step')} instead of ${next}`)
    next++
  })
  if (found !== cases) faults.push(`${found} case rows for ${cases} cases`)
  return faults
}
