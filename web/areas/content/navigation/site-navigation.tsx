import { may } from '../../../client/may.ts'
import { saveAsRead } from '../../../client/save-as-read.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Clashes } from '../../../parts/editing/clashes.tsx'
import { SaveBar } from '../../../parts/editing/save-bar.tsx'
import { useEditing } from '../../../parts/editing/use-editing.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import { Nothing } from '../parts/nothing.tsx'
import { PlanHead } from '../parts/plan-head.tsx'
import { navigationOf } from '../parts/plans.ts'
import type { Edited, NavigationRecord } from '../parts/types.ts'
import { LeftOut } from './left-out.tsx'
import { TreeView } from './tree-view.tsx'
import { type Tree, filesIn, freePath, outlineOf } from './tree.ts'
import './navigation.css'

const texts = all.navigation

/** The navigation of the new site as a tree that is arranged by dragging, by keys and by menu. */
export function SiteNavigation(of: OfProject) {
  const { projectId } = of.project
  const { reading, again } = useRead(
    () => navigationOf(projectId).read({} as Edited<NavigationRecord>),
    [projectId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed')
    return (
      <>
        <h1>{texts.title}</h1>
        <Failed error={now.error} retry={again} />
      </>
    )
  return <Plan {...of} first={now.value} />
}

interface PlanProps extends OfProject {
  first: Edited<NavigationRecord>
}

function Plan({ project: { projectId }, role, first }: PlanProps) {
  const kind = navigationOf(projectId)
  const editing = useEditing<Edited<NavigationRecord>>({
    draft: `navigation ${projectId}`,
    first,
    fields: ['tree'],
    merges: kind.merges,
    save: (read, change) => saveAsRead(read, () => change, kind),
  })
  const mayWrite = may(role, 'member')
  const { source, leftOut, tree, files } = editing.draft.value
  const write = (next: Tree) => editing.write({ tree: next })
  const add = (title: string, fileId: string | null) =>
    write([...tree, { id: crypto.randomUUID(), title, path: freePath(tree, title), fileId, children: [] }])
  const isFresh = mayWrite && !editing.isChanged() && tree.length > 0
  const isEmpty = tree.length === 0 && source === 'none'
  return (
    <div class="content-plan">
      <PlanHead
        title={texts.title}
        lead={texts.lead}
        source={source}
        keep={
          isFresh
            ? async () => editing.put(await kind.write(first, { tree: first.tree }, first.updatedAt))
            : undefined
        }
      >
        {mayWrite && <Button act={() => add(texts.newPage, null)}>{texts.addTop}</Button>}
      </PlanHead>
      <Clashes editing={editing} nameOf={() => texts.clash} say={(_, value) => outlineOf(value as Tree)} />
      {isEmpty && <Nothing projectId={projectId} hasFiles={files.size > 0} />}
      {tree.length > 0 && <TreeView tree={tree} files={files} write={mayWrite ? write : undefined} />}
      {tree.length === 0 && !isEmpty && <p class="muted">{texts.none}</p>}
      {mayWrite && <SaveBar editing={editing} />}
      {files.size > 0 && (
        <LeftOut
          reasons={new Map(leftOut.map(({ fileId, reason }) => [fileId, reason]))}
          files={files}
          placed={new Set(filesIn(tree))}
          putIn={
            mayWrite
              ? (fileId, title) => {
                  add(title, fileId)
                  announce(texts.putInDone(title))
                }
              : undefined
          }
        />
      )}
    </div>
  )
}
