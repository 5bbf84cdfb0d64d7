/**
 * The runs of the demo, oldest first: builds of the demo form, two of which have a fault. `cases` are parts of titles; a case whose title has one of them runs. `fixed` is what the team did
 * about the defect that came of a run, and `verifies` names the build whose defect the run shows to be gone. That of build 1.2 waits for somebody to decide.
 */
export const runs = [
  { daysAgo: 13.2, name: 'Build 1.0', build: '1.0', cases: ['Valid entries', '40 characters', 'age 17'] },
  {
    daysAgo: 10.1,
    name: 'Build 1.1',
    build: '1.1',
    cases: ['Valid entries', 'age 121', 'empty name'],
    fixed: { daysAgo: 8.9, resolution: 'The limit of the age was off by one.' },
  },
  {
    daysAgo: 7.3,
    name: 'Build 1.2',
    build: '1.2',
    cases: ['Valid entries', 'age 121', 'name of 1 character'],
    video: true,
    verifies: '1.1',
    fixed: { daysAgo: 6.4, resolution: 'Names of one letter are refused again.' },
  },
  { daysAgo: 5.1, name: 'Build 1.3', build: '1.3', cases: ['name of 1 character', 'age 121'] },
  {
    daysAgo: 2.2,
    name: 'Build 1.4, every night',
    build: '1.4',
    cases: ['Valid entries', 'age 17', 'empty name'],
  },
  { daysAgo: 0.1, name: 'Build 1.5', build: '1.5', cases: ['Valid entries', 'age 121', 'abc'] },
]

export const runsCase = ({ title }, { cases }) =>
  cases.some((part) => title.toLowerCase().includes(part.toLowerCase()))
