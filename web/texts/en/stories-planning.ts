/** What a sprint has room for. */
export const texts = {
  title: 'Planning',
  which: 'Sprint',
  newSprint: 'New sprint',
  none: 'No sprint yet',
  noneHint:
    'A sprint is a stretch of time with room for some story points. Make one, and it is planned from your stories: by priority, dependencies and risk.',
  noneForViewer: 'As soon as a member of the organization makes one, it stands here.',
  createFirst: 'Create the first sprint',
  dates: (from: string, to: string) => `${from} – ${to}`,
  holds: (stories: string, points: string) => `${stories}, ${points}`,
  stories: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  done: (points: string) => `${points} done`,
  toBoard: 'Open its board',
  actionsFor: (name: string) => `Actions for ${name}`,
  start: 'Start the sprint',
  complete: 'Complete the sprint',
  backToPlanning: 'Back to planning',
  cancelSprint: 'Cancel the sprint',
  delete: 'Delete…',
  isNow: (name: string, status: string) => `“${name}” is ${status} now`,
  deleting: {
    title: 'Delete this sprint for good?',
    what: (name: string) => `“${name}” disappears for everybody. Its stories stay, in no sprint.`,
    action: 'Delete the sprint',
  },
  deleted: (name: string) => `Deleted “${name}”`,
  over: 'This sprint is over and is not planned any more. Set it back to planning to change it.',
  contents: 'In the sprint now',
  emptySprint: 'No story is in this sprint yet.',
}

export const create = {
  title: 'New sprint',
  name: 'Name',
  goal: 'Goal',
  goalHint: 'What shall be true at its end. May stay empty.',
  start: 'First day',
  weeks: 'Weeks',
  velocity: 'Velocity',
  velocityHint: 'Story points that the team gets done. May stay empty where completed sprints tell it.',
  create: 'Create the sprint',
  creating: 'Creating…',
  cancel: 'Cancel',
}

export const plan = {
  title: 'Plan it',
  velocity: 'Room in story points',
  velocityHint: 'Left empty: as the sprint says, else as the last completed sprints got done.',
  context: 'What the sprint is about',
  contextHint:
    'Where two stories are worth the same, the one that is about this comes first. May stay empty.',
  plan: 'Plan the sprint',
  planning: 'Planning…',
  again: 'Plan again',
  room: (taken: string, room: string) => `${taken} of ${room} points are taken`,
  forecast: (low: number, likely: number, high: number) =>
    low === high
      ? `Completed sprints got ${likely} points done each.`
      : `Completed sprints got ${low} to ${high} points done, most likely ${likely}.`,
  noForecast: 'No sprint is completed yet, so nothing tells how much gets done.',
  warnings: 'To know before',
  selected: 'Selected, in the order in which to do them',
  noneSelected: 'Nothing fits.',
  left: 'Left out',
  noneLeft: 'Nothing is left out.',
  assign: 'Assign these',
  assigning: 'Assigning…',
  assigned: (name: string) => `The selected stories are in “${name}” now`,
  changed: 'Something changed meanwhile: this is the plan that was made of it and assigned.',
  unknown: 'A story',
}
