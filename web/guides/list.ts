export interface Guide {
  /** Its address below `/docs/guides/`, and the name of its file. */
  name: string
  title: string
  /** What one has at its end. */
  sentence: string
}

/** The guides, in the order in which a newcomer meets them. Each has its text beside this list; that of the steps comes from the service. */
export const guides: readonly Guide[] = [
  {
    name: 'first-steps',
    title: 'First steps',
    sentence: 'From a text to test cases, a run in a real browser and its video, by hand and with curl.',
  },
  {
    name: 'requirements',
    title: 'Write requirements that give cases',
    sentence: 'The forms of sentences and tables that give cases, what is asked about, and how to answer.',
  },
  {
    name: 'cases-by-hand',
    title: 'Bring your own cases',
    sentence: 'Import the sheet that you have, see which steps are understood, and reword the others.',
  },
  {
    name: 'steps',
    title: 'How to write steps',
    sentence: 'Every form in which a step is understood, with examples, and what its errors mean.',
  },
  {
    name: 'ci',
    title: 'Run cases in a pipeline',
    sentence: 'Start a run from your build, wait for the verdict and fail the build when a case fails.',
  },
  {
    name: 'documents',
    title: 'Ask your documents',
    sentence: 'From a file to answers in its own words, each with its place, by hand and with curl.',
  },
  {
    name: 'websites',
    title: 'Measure a website',
    sentence: 'From a line in your pages to visitors, funnels, recordings and heatmaps, without a cookie.',
  },
  {
    name: 'assistants',
    title: 'Connect an AI assistant',
    sentence: 'Connect an assistant over MCP, so that it designs, runs and explains cases for you.',
  },
  {
    name: 'assistant-tests',
    title: 'Let your assistant write and run tests',
    sentence: 'From a text to a defect without leaving the chat: connect, ask, and every call that follows.',
  },
  {
    name: 'webhooks',
    title: 'Receive web hooks',
    sentence: 'Let your own services be told what happens, and verify that it was us who told.',
  },
  {
    name: 'operate',
    title: 'Deploy and operate',
    sentence: 'Try it on one machine, deploy it to an account of yours, and know what to watch.',
  },
]
