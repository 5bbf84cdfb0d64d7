import type { DatabaseSync } from 'node:sqlite'
import { openLocalD1 } from '../database/local-d1.ts'
import { extremesSql } from './extremes.ts'
import { type Kind, began, hour, idSql, second } from './ids.ts'

/** How much a project holds. */
interface Size {
  project: number
  stories: number
  cases: number
  runs: number
  casesPerRun: number
  defects: number
}

export const large: Size = {
  project: 1,
  stories: 10_000,
  cases: 50_000,
  runs: 400,
  casesPerRun: 500,
  defects: 5000,
}

/** A peer of the same kind with a page of everything. */
export const small: Size = { project: 2, stories: 60, cases: 300, runs: 60, casesPerRun: 20, defects: 60 }

/** Lines of the longest history of each kind. */
const longHistory = 5000
const mostRows = 200_000

/** Fills the local D1 of a product that is not running, for the demo account. What traceability tells of is written by the triggers, as always. */
export function fillProjects(persistTo: string): void {
  const database = openLocalD1(persistTo)
  try {
    database.exec(`pragma synchronous = off; begin; create temp table numbers as
      with recursive n(i) as (select 0 union all select i + 1 from n where i < ${mostRows - 1}) select i from n;
      create temp table demo as select organization_id as organization, created_by as person from organizations where slug = 'demo'`)
    for (const size of [small, large]) fillProject(database, size)
    database.exec(extremesSql)
    database.exec('commit')
  } finally {
    database.close()
  }
}

function fillProject(database: DatabaseSync, size: Size): void {
  for (const part of [projectSql, storiesSql, casesSql, runsSql, defectsSql, historiesSql, changedSql])
    database.exec(part(size))
}

const pick = (values: readonly string[], by: string) =>
  `case (${by}) % ${values.length} ${values.map((value, at) => `when ${at} then '${value}'`).join(' ')} end`

const priorities = ['critical', 'high', 'medium', 'low']
const words = ['invoice', 'order', 'account', 'report', 'shipment', 'refund', 'voucher', 'contract', 'tariff']
const verbs = ['approve', 'export', 'search', 'cancel', 'archive', 'split', 'print', 'assign']

export const projectSql = ({ project }: Pick<Size, 'project'>) => `
  insert into projects (project_id, organization_id, name, description, template_type, agent_configs, status, agent_run_count, created_by, created_at, updated_at)
  select ${idSql('project', project, '0')}, organization, 'Project ${project}', '', 'qa', '[]', 'active', 0, person, ${began}, ${began} from demo;`

const storiesSql = ({ project, stories }: Size) => {
  const id = (kind: Kind, number: string) => idSql(kind, project, number)
  const thing = `(${pick(words, 'i')} || ' ' || ${pick(verbs, 'i / 9')} || ' ' || (i / 72))`
  return `
  insert into stories (story_id, organization_id, project_id, number, title, user_story, description, type, priority, status,
      acceptance_criteria, story_points, tags, assignee, sprint_id, sprint_position, created_by, created_at, updated_at)
    select ${id('story', 'i')}, organization, ${id('project', '0')}, i + 1, 'Work with ' || ${thing},
      'As a clerk, I want to ' || ${pick(verbs, 'i / 9')} || ' the ' || ${pick(words, 'i')} || ' number ' || i || ', so that the customer of case ' || (i * 7919 % 100003) || ' is served.',
      'The ' || ${thing} || ' is worked with by clerks of all branches.', ${pick(['feature', 'bug', 'task'], 'i')}, ${pick(priorities, 'i')},
      ${pick(['backlog', 'ready', 'in_progress', 'testing', 'done'], 'i')},
      json_array(json_object('given', 'an open ' || ${thing}, 'when', 'the clerk confirms it', 'then', 'it is listed as done')),
      case when i % 10 = 7 then null else 1 + i % 8 end, '[]', case when i % 4 = 0 then null else 'user-' || (i % 20) end,
      case when i % 5 = 4 then ${id('sprint', 'i / 50')} end, i % 50, person, ${began} + i * 60 * ${second}, ${began} + i * 60 * ${second}
    from numbers, demo where i < ${stories};
  insert into story_dependencies (story_id, depends_on, position)
    select ${id('story', 'i')}, ${id('story', 'i - 7')}, 0 from numbers where i between 7 and ${stories - 1} and i % 11 = 0;
  insert into sprints (sprint_id, organization_id, project_id, name, goal, status, velocity, completed_points, created_by, created_at, updated_at)
    select ${id('sprint', 'i')}, organization, ${id('project', '0')}, 'Sprint ' || i, '',
      case when i = 0 then 'planning' else ${pick(['planning', 'completed', 'completed', 'active'], 'i')} end,
      120, case when i > 0 and i % 4 in (1, 2) then 20 + i % 9 end, person, ${began} + i * ${hour}, ${began} + i * ${hour}
    from numbers, demo where i <= ${Math.floor(stories / 50)};
  insert into record_numbers (project_id, resource, last) values (${id('project', '0')}, 'story', ${stories});`
}

const casesSql = ({ project, stories, cases }: Size) => {
  const id = (kind: Kind, number: string) => idSql(kind, project, number)
  const made = `${began} + 200 * ${hour} + i * 10 * ${second}`
  const step = (number: number) =>
    `json_object('stepNumber', ${number}, 'action', 'Enter the value ' || i || ' into the field ${number}', 'expectedResult', 'The field shows it')`
  return `
  insert into test_cases (test_case_id, organization_id, project_id, number, external_id, story_id, title, description, priority, type,
      requirement_ref, tags, content, flips, revised_at, created_by, created_at, updated_at)
    select ${id('case', 'i')}, organization, ${id('project', '0')}, i + 1, 'TC-' || i, case when i % 10 > 0 then ${id('story', `i % ${stories}`)} end,
      'Value ' || i || ' is taken', '', ${pick(priorities, 'i')}, ${pick(['functional', 'regression', 'boundary', 'negative'], 'i')},
      case when i % 5 = 0 then 'REQ-' || (i / 5 % 1000) end, json_array('area-' || (i % 40), case when i % 100 = 0 then 'smoke' else 'all' end),
      json_object('steps', json_array(${[1, 2, 3, 4, 5].map(step).join()}), 'expectedResult', 'It is listed', 'preconditions', json_array('The clerk is signed in')),
      0, ${made}, person, ${made}, ${made} from numbers, demo where i < ${cases};
  insert into test_case_tags (test_case_id, tag, project_id, created_at)
    select one.test_case_id, tag.value, one.project_id, one.created_at from test_cases as one, json_each(one.tags) as tag where one.project_id = ${id('project', '0')};
  insert into record_numbers (project_id, resource, last) values (${id('project', '0')}, 'test_case', ${cases});`
}

/** When a run of a number began. */
const runAt = (number: string) => `${began} + 480 * ${hour} + (${number}) * 3 * ${hour}`

const runsSql = ({ project, stories, cases, runs, casesPerRun }: Size) => {
  const id = (kind: Kind, number: string) => idSql(kind, project, number)
  const [run, place] = [`(i / ${casesPerRun})`, `(i % ${cases})`]
  return `
  insert into test_runs (execution_id, organization_id, project_id, story_id, sprint_id, name, environment, target_url, auto_create_defects, status, counts, created_by, created_at, finished_at)
    select ${id('run', 'i')}, organization, ${id('project', '0')}, case when i % 3 = 0 then ${id('story', `i % ${stories}`)} end, case when i % 2 = 0 then ${id('sprint', 'i % 5')} end,
      'Nightly ' || i, 'staging', 'https://example.com/', 1, ${pick(['completed', 'completed', 'failed', 'cancelled'], 'i')},
      json_object('total', ${casesPerRun}, 'passed', ${casesPerRun}, 'failed', 0, 'error', 0, 'skipped', 0, 'healed', 0), person, ${runAt('i')}, ${runAt('i')} + ${hour}
    from numbers, demo where i < ${runs};
  insert into test_results (execution_id, test_case_id, project_id, status, duration_ms, at)
    select ${id('run', run)}, ${id('case', place)}, ${id('project', '0')},
      case (i * 7 + ${run} * 13) % 20 when 0 then 'failed' when 1 then 'failed' when 2 then 'error' else 'passed' end, 900 + i % 500, ${runAt(run)} + i % ${casesPerRun}
    from numbers where i < ${runs * casesPerRun};`
}

const defectsSql = ({ project, stories, cases, runs, defects }: Size) => {
  const id = (kind: Kind, number: string) => idSql(kind, project, number)
  const made = `${runAt('0')} + i * 600 * ${second}`
  const statuses = ['open', 'in_progress', 'fixed', 'verified', 'closed', 'reopened', 'deferred']
  return `
  insert into defects (defect_id, organization_id, project_id, number, title, description, steps_to_reproduce, severity, priority, status, resolution, story_id,
      test_case_id, execution_id, environment, assignee, tags, source, fingerprint, judged_at, created_by, created_at, updated_at)
    select ${id('defect', 'i')}, organization, ${id('project', '0')}, i + 1, 'The value ' || i || ' is refused', 'Step 3 failed.', '1. Enter it', ${pick(['critical', 'major', 'minor', 'trivial'], 'i')},
      ${pick(priorities, 'i')}, ${pick(statuses, 'i')}, '', ${id('story', `i % ${stories}`)}, case when i % 5 > 0 then ${id('case', `i * 11 % ${cases}`)} end, ${id('run', `i % ${runs}`)},
      'staging', case when i % 3 = 0 then 'user-' || (i % 20) end, '[]', 'run', 'fingerprint-' || i, ${made}, person, ${made}, ${made} from numbers, demo where i < ${defects};
  insert into defect_occurrences (defect_id, project_id, execution_id, test_case_id, step_number, at)
    select ${id('defect', `i % ${defects}`)}, ${id('project', '0')}, ${id('run', `(i + i / ${defects}) % ${runs}`)}, ${id('case', `i * 11 % ${cases}`)}, 3, ${made}
    from numbers where i < ${defects * 4};
  insert into record_numbers (project_id, resource, last) values (${id('project', '0')}, 'defect', ${defects});`
}

interface Lines {
  kind: Kind
  resource: string
  record: string
  rows: number
}

/** Some lines for each story, and one record of each kind with thousands. */
const historiesSql = ({ project, stories }: Size) => {
  const long = stories > longHistory ? longHistory : 100
  const all: Lines[] = [
    { kind: 'story', resource: 'story', record: `i % ${stories}`, rows: stories * 5 },
    { kind: 'story', resource: 'story', record: '0', rows: long },
    { kind: 'case', resource: 'test_case', record: '1', rows: long },
    { kind: 'defect', resource: 'defect', record: '1', rows: long },
    { kind: 'sprint', resource: 'sprint', record: '1', rows: long },
  ]
  return all
    .map(
      ({ kind, resource, record, rows }, at) => `
  insert into changes (change_id, organization_id, project_id, resource, resource_id, at, actor, field, "from", "to", unusual)
    select printf('%08x-0000-7000-9000-%012x', ${project * 100 + at}, i), organization, ${idSql('project', project, '0')}, '${resource}', ${idSql(kind, project, record)},
      ${began} + i * ${second}, 'user:' || person, 'title', '"before"', '"after"', 0 from numbers, demo where i < ${rows};`,
    )
    .join('')
}

/** What happened since: verdicts, stories that moved on, criteria that changed after their cases were made, cases that are flaky. */
const changedSql = ({ project, stories, runs }: Size) => {
  const ofProject = `project_id = ${idSql('project', project, '0')}`
  const verdict = (until: string) =>
    `(select status from test_results as r where r.test_case_id = test_cases.test_case_id and r.at <= ${until} order by at desc limit 1)`
  const wave = (run: number) => `
  update test_cases set last_status = ${verdict(runAt(`${run}`))}, last_run_at = ${runAt(`${run}`)}, flips = case when number % 25 = 0 then number % 7 else 0 end where ${ofProject};`
  return `${wave(Math.floor(runs / 2))}${wave(runs)}
  update stories set status = 'in_review', updated_at = ${runAt('10')} where ${ofProject} and number % 4 = 0 and status = 'testing';
  update stories set acceptance_criteria = json_array(json_object('given', 'another', 'when', 'it is sent', 'then', 'it stays')), updated_at = ${runAt('20')}
    where ${ofProject} and number % ${Math.max(3, Math.floor(stories / 500))} = 2;`
}
