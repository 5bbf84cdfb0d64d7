import type { Cast } from './cast.ts'
import type { Recorder } from './recorder.ts'
import { upload } from './story-cases.ts'

const soups = [
  { name: 'tomato-soup.html', title: 'Tomato soup', time: '30 minutes', serves: '4' },
  { name: 'leek-soup.html', title: 'Leek soup', time: '25 minutes', serves: '2' },
]

const pageOf = ({ title, time, serves }: (typeof soups)[number]) =>
  `<nav><a href="/">Home</a></nav><h1>${title}</h1><p>Time: ${time}</p><p>Serves: ${serves}</p><p>Cut the vegetables and boil them in water.</p>`

interface Types {
  contentTypes: Record<string, unknown>[]
}

/** What an old site holds, what becomes of it, and how the new one is arranged. */
export async function planContent(recorder: Recorder, cast: Cast, projectId: string) {
  const fileIds: string[] = []
  for (const page of soups) {
    const form = upload(page.name, pageOf(page))
    const title = `Upload ${page.title.toLowerCase()}`
    const { answer } = await recorder.call('projectFiles.upload', { projectId }, { form, title })
    const { fileId } = answer as unknown as { fileId: string }
    await cast.readFile(fileId)
    fileIds.push(fileId)
  }
  const [fileId] = fileIds
  await recorder.call('contentPlanning.listFiles', { projectId })
  const { answer } = await recorder.call('contentPlanning.analyze', { projectId })
  const { jobId } = answer as unknown as { jobId: string }
  await cast.analyze(jobId)
  await recorder.call('contentPlanning.listAnalyses', { projectId })
  await recorder.call('contentPlanning.getAnalysis', { projectId, jobId })
  const types = await recorder.call('contentPlanning.getContentTypes', { projectId })
  const { contentTypes } = types.answer as unknown as Types
  const contentTypeId = contentTypes[0]?.['contentTypeId']
  const renamed = contentTypes.map((type) => ({ ...type, name: 'Soup' }))
  await recorder.call('contentPlanning.saveContentTypes', { projectId, contentTypes: renamed })
  await recorder.call('contentPlanning.preview', { projectId, fileId, contentTypeId }, { otherwise: 409 })
  const pages = [{ fileId, contentTypeId, fieldOverrides: { serves: 6 }, status: 'ready' }]
  await recorder.call('contentPlanning.savePages', { projectId, pages })
  await recorder.call('contentPlanning.getPages', { projectId })
  const tree = [
    {
      title: 'Recipes',
      path: '/recipes',
      children: [{ title: 'Tomato soup', path: '/recipes/tomato-soup', fileId }],
    },
  ]
  await recorder.call('contentPlanning.saveNavigation', { projectId, tree })
  await recorder.call('contentPlanning.getNavigation', { projectId })
}
