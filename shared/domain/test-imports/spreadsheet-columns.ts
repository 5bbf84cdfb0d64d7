import { headerKey, type Columns } from './table.ts'

const named = (list: string) => list.trim().split(/,\s+/)

/** What testers and their tools call the columns of a sheet of test cases. The first name of a field that a table has counts. */
export const columns = {
  id: named(`
    ID, Test Case ID, Test ID, Case ID, TC ID, TCID, Test Case Identifier, Key, Issue Key,
    Test Case Key, Test Key, External ID, TC, TC No, TC Number, Test Case No, Test Case Number,
    Test No, Test Number, Case No, Case Number`),
  counter: ['No', 'Nr', 'Number', 'S No', 'SNo', 'Sr No', 'SrNo', 'SL No', 'Serial No', 'Serial Number'],
  title: named(`
    Title, Test Case, Test Case Title, Test Case Name, Summary, Test Case Summary, Test Summary,
    Test Title, Test Name, TC Name, TC Title, Case Title, Case Name, Name,
    Test Case Description, Test Description, Test Objective, Scenario, Test Scenario`),
  description: ['Description', 'Test Case Description', 'Test Description'],
  objective: ['Objective', 'Purpose', 'Test Objective', 'Scenario', 'Test Scenario'],
  preconditions: named(`
    Preconditions, Precondition, Pre-conditions, Pre-condition, Test Preconditions,
    Prerequisites, Prerequisite, Pre-requisites, Pre-requisite, Setup`),
  number: named(`
    Step No, Step Number, Steps No, Test Step No, Test Step Number, Step ID, Step Name, Order,
    OrderId, Step Order, Sequence, Seq`),
  steps: named(`
    Steps, Test Steps, Test Step, Action, Actions, Step, Procedure, Test Procedure,
    Step Description, Steps Description, Test Step Description, Test Steps Description,
    Step Action, Steps Actions, Test Action, Step Details, Steps to Execute, Execution Steps,
    Steps to Reproduce, Instructions, Test Script, Test Script (Step-by-Step) - Step,
    Test Script (Plain Text)`),
  data: named(`
    Test Data, Data, Input, Inputs, Input Data, Test Input, Step Data, Steps Data,
    Test Step Data, Test Script (Step-by-Step) - Test Data`),
  results: named(`
    Expected Results, Expected, Expected Outcome, Expected Outcomes, Expected Output,
    Expected Behavior, Expected Behaviour, Step Expected, Step Expected Result, Steps Result,
    Step Expected Results, Test Step Expected Result,
    Test Script (Step-by-Step) - Expected Result`),
  whole: ['Expected Result'],
  postconditions: ['Postconditions', 'Postcondition', 'Post-conditions', 'Post-condition'],
  priority: ['Priority', 'Importance'],
  type: ['Test Type', 'Type'],
  level: ['Test Level', 'Level'],
  technique: ['Design Technique', 'Technique'],
  risk: ['Risk Level', 'Risk'],
  category: named(`
    Category, Module, Module Name, Folder, Section, Suite, Test Suite, Suite Name, Feature,
    Component, Functionality, Subject, Area, Area Path`),
  tags: ['Tags', 'Labels'],
  requirement: ['Requirement', 'Requirements', 'Requirement ID', 'References', 'User Story', 'Story'],
  condition: ['Test Condition'],
  basis: ['Test Basis'],
  duration: ['Estimated Duration', 'Estimate', 'Estimated Time', 'Duration'],
  gherkin: ['Gherkin', 'Test Script (BDD)'],
} satisfies Columns<string>

export type Field = keyof typeof columns

/** What a run or the tool wrote, which is no part of a case. */
const ofRuns = new Set(
  named(`
    Actual, Actual Result, Actual Results, Actual Outcome, Actual Output, Actual Behavior,
    Status, Test Status, Execution Status, State, Result, Results, Test Result, Pass/Fail, Pass,
    Fail, Executed By, Executed On, Execution Date, Tester, Tested By, Date, Bug ID, Defect,
    Defect ID, Defects, Assigned To, Assignee, Author, Owner, Reporter, Created, Created By,
    Created On, Updated, Updated By, Updated On, Reviewed By, Issue ID, Issue Type,
    Work Item Type, Build, Version, Revision, Attachments,
    Steps Type, Automation, Automation Status, Suite ID, Milestone ID`).map(headerKey),
)
export const isOfRuns = (key: string) => ofRuns.has(key)

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
