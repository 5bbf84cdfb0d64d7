import { describe, expect, test } from 'vitest'
import { importTestCases } from '../../../../shared/domain/test-imports/index.ts'
import { casesOf, expectFindings, importText, toldOf } from './import-file.ts'
import { sheetsOfTesters } from './sheets-of-testers.ts'

/** Title and steps of each case, in one line each. */
const told = (cases: Awaited<ReturnType<typeof casesOf>>) =>
  cases.map(({ title, steps = [] }) => [title, ...steps.map(({ action }) => action)].join(' | '))

const titled = (cases: { title: string }[]) => cases.map(({ title }) => title)

test.each(Object.keys(sheetsOfTesters))('a sheet %s keeps its two cases whole', async (name) => {
  const caseText = (title: string, password: string, message: string) =>
    `${title} | Open the login page > The form is shown | Enter the password (${password}) > "${message}" is shown`
  expect((await casesOf(sheetsOfTesters[name] ?? '')).map(toldOf)).toEqual([
    caseText('Sign in', 'secret', 'Welcome'),
    caseText('Be refused', 'wrong', 'No entry'),
  ])
})

test('a column "Test Step" may hold the steps of a sheet by hand, or their numbers', async () => {
  const steps = 'Title,Test Step,Expected Result\nPay,Open,\n,Pay,Paid\n'
  expect(told(await casesOf(steps))).toEqual(['Pay | Open | Pay'])
  const numbers = 'Title,Test Step,Action,Expected Result\nPay,1,Open,\n,2,Pay,Paid\n'
  expect(told(await casesOf(numbers))).toEqual(['Pay | Open | Pay'])
})

describe('a row begins a case', () => {
  test.each([
    ['where its id is new', 'ID,Title,Step,Expected\nA,Pay,Open,\nA,,Pay,\nB,,Leave,', ['A', 'B']],
    ['where its title is new', 'ID,Title,Step,Expected\nA,Pay,Open,\n,,Pay,\n,Leave,Leave,', ['A', 'TC-1']],
    [
      'where the numbers of steps begin again',
      'Title,Step #,Step,Expected\nPay,1,Open,\nPay,2,Pay,\nPay,1,Open,\nPay,2,Leave,',
      ['TC-1', 'TC-2'],
    ],
    [
      'where the numbers in front of its actions begin again',
      'ID,Title,Step,Expected\nA,Pay,1. Open,\n,,2. Pay,\n,,1. Leave,',
      ['A', 'TC-1'],
    ],
  ])('%s', async (_, csv, ids) => {
    expect((await importText(csv)).testCases.map(({ id }) => id)).toEqual(ids)
  })

  test('but not where one step has two rows', async () => {
    const csv = 'Title,Step No,Action,Expected\nPay,1,Open,A form\nPay,1,,A button\nPay,2,Pay,Thanks'
    expect(await casesOf(csv)).toMatchObject([
      { steps: [{ expectedResult: 'A form\nA button' }, { expectedResult: 'Thanks' }] },
    ])
  })
})

describe('rows that may be meant both ways', () => {
  const repeatedTitle = 'Title,Step,Expected\nPay,Open,\nPay,Pay,Paid\nLeave,Leave,'
  const repeatedId = 'ID,Title,Step\nA,Pay,Open\nA,Leave,Leave'

  test('are read as most people mean them, and shown in the other layout as well', async () => {
    const one = await importText(repeatedTitle)
    expect(one).toMatchObject({ layout: 'row-per-step', alternative: { layout: 'row-per-case' } })
    expect(told(one.testCases)).toEqual(['Pay | Open | Pay', 'Leave | Leave'])
    expect(titled(one.alternative?.testCases ?? [])).toEqual(['Pay', 'Pay', 'Leave'])
    const other = await importText(repeatedId)
    expect(other).toMatchObject({ layout: 'row-per-case', alternative: { layout: 'row-per-step' } })
    expect(titled(other.testCases)).toEqual(['Pay', 'Leave'])
    expect(told(other.alternative?.testCases ?? [])).toEqual(['Pay | Open | Leave'])
  })

  test('are told with how many cases each layout gives', async () => {
    const { findings } = await importText(repeatedTitle)
    expectFindings(findings, /^\S+ warning:.*they are 2 cases, with the layout row-per-case they would be 3/)
  })

  test('are read as the layout says that was sent, without another', async () => {
    for (const layout of ['row-per-case', 'row-per-step'] as const) {
      const { alternative, ...read } = await importTestCases({ content: { text: repeatedTitle }, layout })
      const length = layout === 'row-per-case' ? 3 : 2
      expect(read).toMatchObject({ layout, testCases: { length }, findings: [] })
      expect(alternative).toBeUndefined()
    }
  })

  test('a table in which nothing is repeated has one reading', async () => {
    const { layout, alternative } = await importText('Title,Steps\nPay,Open\nLeave,Leave')
    expect({ layout, alternative }).toEqual({ layout: 'row-per-case', alternative: undefined })
  })
})

describe('lists in a cell', () => {
  const steps = async (cell: string, expected = '') => {
    const csv = `Title,Steps,Expected\nPay,"${cell}","${expected}"\n`
    const [one] = (await importText(csv)).testCases
    return toldOf(one!).split(' | ').slice(1)
  }

  test.each([
    '1. Open\n2. Pay',
    '1.Open\n2.Pay',
    '1- Open\n2- Pay',
    '  (1) Open\n  (2) Pay',
    '1. Open 2. Pay',
    '1) Open. 2) Pay',
    '1.Open 2.Pay',
    'Step 1: Open Step 2: Pay',
    '- Open\n- Pay',
    'Open\nPay',
  ])('%j is two steps', async (cell) => {
    expect((await steps(cell)).map((step) => step.replace(/\.$/, ''))).toEqual(['Open', 'Pay'])
  })

  test('a number that is none of a step stays in its text', async () => {
    expect(await steps('1. Install version 2.1 and 2.x\n2. Enter 1.5')).toEqual([
      'Install version 2.1 and 2.x',
      'Enter 1.5',
    ])
    expect(await steps('1. Enter 2. 2. Save')).toEqual(['Enter 2. 2. Save'])
    expect(await steps('Wait\nfor 2. gear')).toEqual(['Wait\nfor 2. gear'])
  })

  test('results belong to the steps of their numbers, or one by one where there are as many', async () => {
    expect(await steps('1. Open\n2. Pay\n3. Leave', '1. A form\n3. Bye')).toEqual([
      'Open > A form',
      'Pay',
      'Leave > Bye',
    ])
    expect(await steps('Open\nPay', 'A form\nThanks')).toEqual(['Open > A form', 'Pay > Thanks'])
    expect(await steps('1. Open\n2. Pay', 'A form\nThanks')).toEqual(['Open', 'Pay > A form\nThanks'])
    expect(await steps('1. Open\n2. Pay', '404: Not found')).toEqual(['Open', 'Pay > 404: Not found'])
  })
})

describe('nothing is lost unseen', () => {
  test('results of several lines without numbers are a warning, because their steps are guessed', async () => {
    const { findings } = await importText('Title,Steps,Expected\nPay,"1. Open\n2. Pay","A form\nThanks"\n')
    expectFindings(findings, /^2 warning:.*numbers/)
  })

  test('a row that fits nowhere is an error at its row', async () => {
    const csv = 'ID,Title,Step,Priority\nA,Pay,Open,high\n,,,low\n,,Pay,high'
    const { testCases, findings } = await importText(csv)
    expect(told(testCases)).toEqual(['Pay | Open | Pay'])
    expectFindings(findings, /^3 error:/)
  })

  test('a step row that contradicts its case is a warning at its row', async () => {
    const { testCases, findings } = await importText('ID,Title,Step,Priority\nA,Pay,Open,high\nA,Pay,Pay,low')
    expect(testCases).toMatchObject([{ priority: 'high', steps: { length: 2 } }])
    expectFindings(findings, /^3 warning:.*priority/)
  })

  test('columns that are not read are named, but those of a run', async () => {
    const csv = 'Title,Steps,Actual Result,Status,Moon phase\nPay,Open,Opened,Pass,new'
    const { findings } = await importText(csv)
    expectFindings(findings, /^1 warning:.*"Moon phase"/)
    expect(findings[0]?.message).not.toContain('Status')
  })

  test('preconditions on several rows are all kept', async () => {
    const csv = 'ID,Title,Precondition,Step\nA,Pay,A cart,Open\n,,A card,Pay'
    expect(await casesOf(csv)).toMatchObject([{ preconditions: ['A cart', 'A card'] }])
  })

  test('a heading above cases is their category, and one above nothing is an error', async () => {
    const csv = 'ID,Title,Step\nAccounts of people,,\nA,Pay,Open\n,,Pay\nLast words,,'
    const { testCases, findings } = await importText(csv)
    expect(testCases).toMatchObject([{ title: 'Pay', category: 'Accounts of people', steps: { length: 2 } }])
    expectFindings(findings, /^5 error:/)
  })

  test('cells beyond the header are named by their column', async () => {
    const { testCases, findings } = await importText('Title,Steps\nPay,Open,left over\nLeave\n')
    expect(titled(testCases)).toEqual(['Pay', 'Leave'])
    expectFindings(findings, /^\S+ warning:.*column C/)
  })

  test('what forms say above their tables of steps is read with the steps of each', async () => {
    const form = (id: string, title: string) =>
      `Test Case ID:,${id},Priority:,High\nTitle:,${title}\n,\nStep,Action,Expected Result\n1,Open,A page\n2,${title},Done\n`
    const cases = await casesOf(`Project:,Shop\n${form('TC-7', 'Pay')}\n${form('TC-8', 'Leave')}`)
    expect(told(cases)).toEqual(['Pay | Open | Pay', 'Leave | Open | Leave'])
    expect(cases).toMatchObject([
      { id: 'TC-7', priority: 'high' },
      { id: 'TC-8', priority: 'high' },
    ])
  })

  test('a header that is repeated on each page is no case', async () => {
    expect(titled(await casesOf('Title,Steps\nPay,Open\nTitle,Steps\nLeave,Leave'))).toEqual(['Pay', 'Leave'])
  })
})

describe('a workbook', () => {
  const sheet = (name: string, ...cells: string[][]) => ({
    name,
    rows: cells.map((row, index) => ({ row: index + 1, cells: row })),
  })
  const pay = sheet('Cart', ['Title', 'Steps'], ['Pay', 'Open'])
  const leave = sheet('Accounts', ['Title', 'Steps', 'Module'], ['Leave', 'Leave', 'People'])
  const notes = sheet('Notes', ['Written by Ann'])

  test('of several suites gives their cases with the suite as category or tag', async () => {
    const { testCases } = await importTestCases({ content: { sheets: [pay, leave] } })
    expect(testCases).toMatchObject([
      { title: 'Pay', category: 'Cart' },
      { title: 'Leave', category: 'People', tags: ['Accounts'] },
    ])
  })

  test('names the sheets that hold no cases', async () => {
    const { testCases, findings } = await importTestCases({ content: { sheets: [notes, pay] } })
    expect(testCases).toMatchObject([{ title: 'Pay', id: 'TC-1' }])
    expect(testCases[0]).not.toHaveProperty('category')
    expectFindings(findings, /^\S+ warning:.*Notes/)
  })

  test('names the sheet beside the row of a case that could not be read', async () => {
    const lost = sheet('Lost', ['ID', 'Title', 'Steps'], ['', '', ''], ['X1', '', ''])
    const { findings } = await importTestCases({ content: { sheets: [pay, lost] } })
    expect(findings).toMatchObject([{ row: 3, message: expect.stringMatching(/^Lost: /) }])
  })

  test('shows both readings of all its sheets where one may be meant both ways', async () => {
    const either = sheet('Either', ['Title', 'Step'], ['Go', 'Open'], ['Go', 'Pay'])
    const { testCases, alternative } = await importTestCases({ content: { sheets: [pay, either] } })
    expect(titled(testCases)).toEqual(['Pay', 'Go'])
    expect(titled(alternative?.testCases ?? [])).toEqual(['Pay', 'Go', 'Go'])
  })
})

describe('where a result belongs that stands in the first row of its case', () => {
  test.each([
    [
      'a merged cell in a text file',
      'Pay,Open,Paid\n,Confirm,\nLeave,Open,Gone\n,Leave,\n',
      ['Pay | Open | Confirm > Paid', 'Leave | Open | Leave > Gone'],
    ],
    [
      'cases of three rows',
      'Pay,Open,Paid\n,Enter,\n,Confirm,\nLeave,Open,Gone\n,Sign out,\n,Leave,\n',
      ['Pay | Open | Enter | Confirm > Paid', 'Leave | Open | Sign out | Leave > Gone'],
    ],
    [
      'cases of one row between',
      'Pay,Open,Paid\n,Confirm,\nSee,Look,Seen\nLeave,Open,Gone\n,Leave,\n',
      ['Pay | Open | Confirm > Paid', 'See | Look > Seen', 'Leave | Open | Leave > Gone'],
    ],
  ])('%s: to the last of its steps', async (_, rows, cases) => {
    const { testCases, findings } = await importText(`Title,Action,Expected Result\n${rows}`)
    expect(testCases.map(toldOf)).toEqual(cases)
    expectFindings(findings, /^2 warning: Only the first row of each case has an expected result/)
  })

  test('where another row has one as well, each result stays in its row', async () => {
    const sheet = 'Title,Action,Expected Result\nPay,Open,Shown\n,Confirm,\nLeave,Open,Shown\n,Leave,Gone\n'
    expect((await casesOf(sheet)).map(toldOf)).toEqual([
      'Pay | Open > Shown | Confirm',
      'Leave | Open > Shown | Leave > Gone',
    ])
  })

  test.each(['Pay,,Paid\n,Open,\n,Confirm,\n', 'Pay,,Paid\n,Open,Shown\n,Confirm,\n'])(
    'above all steps: to the case as a whole',
    async (rows) => {
      const { testCases, findings } = await importText(`Title,Action,Expected Result\n${rows}`)
      expect(testCases).toMatchObject([
        { expectedResult: 'Paid', steps: [{ action: 'Open' }, { action: 'Confirm' }] },
      ])
      expectFindings(findings, /^2 warning: The expected result stands above the steps/)
    },
  )
})

test('our own JSON keeps what a case rests on', async () => {
  const testCases = [{ id: 'TC-1', title: 'Expire', basis: 'designed', idea: 'expiry' }]
  expect(await casesOf(JSON.stringify({ testCases }))).toMatchObject(testCases)
})
