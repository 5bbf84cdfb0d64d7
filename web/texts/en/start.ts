/** The page that leads a newcomer through the demo. */
export const texts = {
  title: 'Start here',
  lead: 'A bookshop in the middle of its second sprint. Five things to look at, two minutes each.',
  text: {
    title: 'A text becomes test cases',
    text: 'The story says what the sign-up form must do. Its cases cover every limit of that text, and each one names the sentence it proves. What the text leaves open is asked.',
  },
  run: {
    title: 'Cases run in a browser',
    text: 'Build 1.2 accepted a name of one letter. The failed case shows the step, a picture of the page, the video, the network and the console.',
  },
  defect: {
    title: 'A defect is traced',
    text: 'The run made the defect, a later run showed that it was gone. The matrix leads from the story over its cases and runs to the defect, as it stands now or stood on any day.',
  },
  document: {
    title: 'A document answers',
    text: 'Ask “How long can a customer return a book?” The answer cites the sentence in the policy, and a click opens the page on it. Ask what no document says, and it says so.',
  },
  website: {
    title: 'A website is measured',
    text: 'A month of 20,000 visits without a cookie: where people come from, where they leave the way to an order, what they see and click.',
  },
  toStory: 'The story',
  toCases: 'Its test cases',
  toGenerator: 'Try a text of your own',
  toFailedRun: 'The run that failed',
  toRuns: 'All runs',
  toDefect: 'The defect',
  toTraceability: 'Traceability',
  toAsk: 'Ask the handbook',
  toExams: 'How well it answers',
  toWebsite: 'The dashboard',
  toFunnel: 'The way to an order',
  toReplays: 'Recordings',
  none: 'There is no demo in this organization',
  noneHint: 'It was removed, or it never was here. You can begin with a text of your own.',
  toProjects: 'Your projects',
  howTo: 'Somebody with an access key fills an organization with the demo by',
  endTitle: 'Seen enough?',
  endText:
    'The project, the knowledge base and the website of the demo go, with all that is in them. Nothing else changes, and the demo does not come back by itself.',
  remove: 'Remove the demo',
  removing: 'Removing…',
  removed: 'The demo is removed.',
  removeTitle: 'Remove the demo?',
  removeText: 'Its project, its knowledge base and its website are deleted with all that is in them.',
}
