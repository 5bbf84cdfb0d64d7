import { notesHeader, spreadsheetHeaders } from '../test-exports/spreadsheet.ts'
import { headerKey, type Columns } from './table.ts'

const named = (list: string) => list.trim().split(/,\s+/)

/** What testers and their tools call the columns of a sheet of test cases. The first name of a field that a table has counts. */
export const columns = {
  id: named(`
    ID, Test Case ID, Test ID, Case ID, TC ID, TCID, Test Case Identifier, Key, Issue Key,
    Test Case Key, Test Key, External ID, TC, TC No, TC Number, Test Case No, Test Case Number,
    Test No, Test Number, Case No, Case Number, Custom ID, v2.id`),
  counter: ['No', 'Nr', 'Number', 'S No', 'SNo', 'Sr No', 'SrNo', 'SL No', 'Serial No', 'Serial Number'],
  title: named(`
    Title, Test Case, Test Case Title, Test Case Name, Summary, Test Case Summary, Test Summary, Issue Summary,
    Test Title, Test Name, TC Name, TC Title, Case Title, Case Name, Name,
    Test Case Description, Test Description, Test Objective, Scenario, Test Scenario`),
  description: ['Description', 'Test Case Description', 'Test Description'],
  objective: ['Objective', 'Purpose', 'Test Objective', 'Scenario', 'Test Scenario'],
  preconditions: named(`
    Preconditions, Precondition, Pre-conditions, Pre-condition, Test Preconditions,
    Prerequisites, Prerequisite, Pre-requisites, Pre-requisite, Setup`),
  number: named(`
    Step No, Step Number, Steps No, Test Step No, Test Step Number, Order, OrderId, Step Order,
    Step Position, Sequence, Seq, Step ID, Step Name, Step Name (Design Steps)`),
  steps: named(`
    Steps, Test Steps, Test Step, Action, Actions, Step, Procedure, Test Procedure,
    Step Description, Steps Description, Test Step Description, Test Steps Description,
    Step Action, Steps Actions, Test Action, Step Details, Steps to Execute, Execution Steps,
    Steps to Reproduce, Instructions, Test Script, Test Script (Step-by-Step) - Step,
    Test Script (Plain Text), Manual Test Steps, Description (Design Steps)`),
  data: named(`
    Test Data, Data, Input, Inputs, Input Data, Test Input, Step Data, Steps Data,
    Test Step Data, Test Script (Step-by-Step) - Test Data`),
  results: named(`
    Expected Results, Expected, Expected Outcome, Expected Outcomes, Expected Output,
    Expected Behavior, Expected Behaviour, Step Expected, Step Expected Result, Steps Result,
    Step Expected Results, Test Step Expected Result, Steps Results,
    Expected Result (Design Steps), Expected (Design Steps),
    Test Script (Step-by-Step) - Expected Result`),
  whole: ['Expected Result'],
  postconditions: ['Postconditions', 'Postcondition', 'Post-conditions', 'Post-condition'],
  priority: ['Priority', 'Importance'],
  type: ['Test Type', 'Type', 'Test Case Type'],
  level: ['Test Level', 'Level'],
  technique: ['Design Technique', 'Technique'],
  risk: ['Risk Level', 'Risk'],
  category: named(`
    Category, Module, Module Name, Folder, Section, Suite, Test Suite, Suite Name, Feature,
    Folder Name, Parent Folder Name, Section Name, Component, Components, Functionality, Subject,
    Area, Area Path`),
  tags: ['Tags', 'Labels'],
  requirement: named(`
    Requirement, Requirements, Requirement ID, Requirement IDs, Requirement Key, Requirement Keys,
    Linked Requirements, Traceability - Requirements, References, Reference, Refs, Coverage,
    Coverage (Issues), Issues, Jira Issues, Linked Issues, Issue Links, Links, User Story,
    User Stories, Story, Story ID`),
  condition: ['Test Condition'],
  basis: ['Test Basis'],
  duration: ['Estimated Duration', 'Estimate', 'Estimated Time', 'Duration'],
  gherkin: named(
    'Gherkin, Gherkin Definition, Test Script (BDD), BDD Script, BDD Scenario, Cucumber Scenario',
  ),
} satisfies Columns<string>

export type Field = keyof typeof columns

/** What a run or the tool wrote, which is no part of a case. */
const ofRuns = new Set(
  named(`
    Actual, Actual Result, Actual Results, Actual Outcome, Actual Output, Actual Behavior,
    Status, Test Status, Execution Status, Issue Status, Run Status, State, Step ID,
    Created At, Updated At, Modified At, Modified By, Last Run, Result, Results, Test Result, Pass/Fail, Pass,
    Fail, Executed By, Executed On, Execution Date, Tester, Tested By, Date, Bug ID, Defect,
    Defect ID, Defects, Assigned To, Assignee, Author, Owner, Reporter, Created, Created By,
    Created On, Updated, Updated By, Updated On, Reviewed By, Issue ID, Issue Type,
    Work Item Type, Build, Version, Revision, Attachments,
    Steps Type, Automation, Automation Status, Milestone ID, ${notesHeader}`).map(headerKey),
)
export const isOfRuns = (key: string) => ofRuns.has(key) || isOfSuites(key)

/** The columns in which exporters write their tree of suites. */
const ofSuites = new Set(
  named(
    'Suite ID, Suite Parent ID, Parent Suite ID, Suite Without Cases, Section ID, Section Depth, Folder ID',
  ).map(headerKey),
)
export const isOfSuites = (key: string) => ofSuites.has(key)

/** A column that holds expected results where no other does, as Zephyr Squad names it, and else the results of a run. */
const eitherResult = new Set(
  named('Test Result, Test Results, Result, Results, Step Result, Step Results').map(headerKey),
)
export const mayExpect = (key: string) => eitherResult.has(key)

const verdict =
  /^(?:pass(?:ed)?|fail(?:ed)?|ok|n\/?ok|not ok|blocked|skipped|error|un(?:tested|executed)|not (?:run|executed|tested|started)|no run|in progress|pending|to ?do|wip|done|yes|no|n\/?a|none|-+|[✓✔✗✘x])$/i
/** Whether a cell says how a run ended. */
export const isVerdict = (cell: string) => verdict.test(cell.trim())

const keysOf = (...fields: Field[]) => new Set(fields.flatMap((field) => columns[field].map(headerKey)))
const titles = keysOf('title')
const actions = keysOf('steps')
const besideActions = keysOf('data', 'results', 'whole', 'number', 'id')
const known = keysOf(...(Object.keys(columns) as Field[]))

/** Whether a row with these keys can head a sheet of cases: it names a title, or steps and something beside them. */
export const isSheetHeader = (head: ReadonlySet<string>) =>
  head.size > 1 &&
  (sharesWith(head, titles) || (sharesWith(head, actions) && sharesWith(head, besideActions)))

const sharesWith = (head: ReadonlySet<string>, keys: ReadonlySet<string>) =>
  [...head].some((key) => keys.has(key))

export const knownIn = (head: ReadonlySet<string>) => [...head].filter((key) => known.has(key)).length

const ourKeys = spreadsheetHeaders.map(headerKey)

/** Whether a header is that of our own spreadsheet, in which every cell is as it was written. */
export function isOurExport(headers: readonly string[]): boolean {
  const keys = new Set(headers.map(headerKey))
  return ourKeys.every((key) => keys.has(key))
}
