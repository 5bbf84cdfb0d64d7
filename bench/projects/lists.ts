import { writeCursor } from '../../shared/db/pagination.ts'
import { extremes } from './extremes.ts'
import { large, small } from './fill.ts'
import { began, hour, idOf, second } from './ids.ts'

/** A list by its path, and the same of a project that holds a page of everything. */
export interface Asked {
  name: string
  path: string
  peer?: string
}

const query = (path: string, project: number, filter: string) =>
  `${path}?projectId=${idOf('project', project, 0)}${filter === '' ? '' : `&${filter}`}`

/** A list of both projects by a filter that says the same in each. */
const listed = (name: string, path: string, filter: (project: number) => string = () => ''): Asked => ({
  name,
  path: query(path, large.project, filter(large.project)),
  peer: query(path, small.project, filter(small.project)),
})

const history = (name: string, path: string): Asked => ({
  name: `history of ${name} with 5,000 lines`,
  path: path.replace('{id}', idOf(...recordOf(path, large.project))),
  peer: path.replace('{id}', idOf(...recordOf(path, small.project))),
})

function recordOf(path: string, project: number): Parameters<typeof idOf> {
  if (path.includes('stories')) return ['story', project, 0]
  if (path.includes('sprints')) return ['sprint', project, 1]
  return [path.includes('defects') ? 'defect' : 'case', project, 1]
}

const [stories, cases, defects] = ['/api/pm/stories', '/api/qa/test-cases', '/api/qa/defects']
const [sprints, runs] = ['/api/pm/sprints', '/api/qa/test-execution']

/** The last page: the sixty oldest are left. */
const lastStories = `cursor=${writeCursor({ at: began + 60 * 60 * second, id: idOf('story', large.project, 60) })}`
const lastCases = `cursor=${writeCursor({ at: began + 200 * hour + 600 * second, id: idOf('case', large.project, 60) })}`

export const lists: Asked[] = [
  listed('stories', stories),
  { ...listed('stories, last page', stories), path: query(stories, large.project, lastStories) },
  listed('stories by status', stories, () => 'status=in_review'),
  listed('stories by assignee', stories, () => 'assignee=user-7'),
  listed('stories by status and assignee', stories, () => 'status=done&assignee=user-14'),
  listed('stories of a sprint', stories, (project) => `sprintId=${idOf('sprint', project, 0)}`),
  listed('stories by status that none has', stories, () => 'status=cancelled'),
  listed('test cases', cases),
  { ...listed('test cases, last page', cases), path: query(cases, large.project, lastCases) },
  listed('test cases by priority', cases, () => 'priority=low'),
  listed('test cases by type', cases, () => 'type=boundary'),
  listed('test cases by type and priority that meet nowhere', cases, () => 'type=boundary&priority=low'),
  listed('test cases by tag', cases, () => 'tag=area-7'),
  listed('test cases by tag and priority that meet nowhere', cases, () => 'tag=area-8&priority=low'),
  listed('test cases of a story', cases, (project) => `storyId=${idOf('story', project, 3)}`),
  listed('defects', defects),
  listed('defects by status', defects, () => 'status=reopened'),
  listed('defects by severity', defects, () => 'severity=minor'),
  listed('defects by assignee', defects, () => 'assignee=user-15'),
  listed('defects by status and severity', defects, () => 'status=open&severity=major'),
  listed('defects of a story', defects, (project) => `storyId=${idOf('story', project, 3)}`),
  listed('defects of a case', defects, (project) => `testCaseId=${idOf('case', project, 11)}`),
  listed('sprints', sprints),
  listed('sprints by status', sprints, () => 'status=planning'),
  listed('runs', runs),
  listed('runs by status', runs, () => 'status=cancelled'),
  listed('runs of a sprint', runs, (project) => `sprintId=${idOf('sprint', project, 0)}`),
  history('a story', `${stories}/{id}/history`),
  history('a sprint', `${sprints}/{id}/history`),
  history('a test case', `${cases}/{id}/history`),
  history('a defect', `${defects}/{id}/history`),
  {
    name: 'cases of a story that has 5,000',
    path: query(cases, extremes.manyCases, `storyId=${idOf('story', extremes.manyCases, 0)}`),
  },
  {
    name: 'cases of a story that has 5,000, by priority that none has',
    path: query(cases, extremes.manyCases, `storyId=${idOf('story', extremes.manyCases, 0)}&priority=low`),
  },
]

const trace = '/api/qa/traceability'
const asOf = `asOf=${new Date(began + 900 * hour).toISOString()}`

export const matrices: Asked[] = [
  listed('traceability', trace),
  { ...listed('traceability, last page', trace), path: query(trace, large.project, lastStories) },
  listed('traceability, 200 stories', trace, () => 'limit=200'),
  listed('traceability as of two months ago', trace, () => asOf),
  listed('traceability of a sprint', trace, (project) => `sprintId=${idOf('sprint', project, 0)}`),
  listed('traceability of a story', trace, (project) => `storyId=${idOf('story', project, 3)}`),
  { name: 'traceability of a story with 5,000 cases', path: query(trace, extremes.manyCases, '') },
  { name: 'traceability of a case with 1,000 results', path: query(trace, extremes.manyResults, '') },
  { name: 'traceability of 10,000 cases without a story', path: query(trace, extremes.orphans, '') },
  { name: 'traceability of 5,000 cases older than their criteria', path: query(trace, extremes.stale, '') },
]
