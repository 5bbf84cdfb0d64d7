import type { Sources } from '../read-sources.ts'

const story = /^\W*(?:user story\W+)?as an?\s.{2,80}\bI (?:want|need|can|would)\b/is

/** "As a reader I want …". */
export function isStory(text: string): boolean {
  return story.test(text)
}

/** A user story is tested by its acceptance criteria: the requirements that follow it up to the next story. */
export function withStories({ read }: Sources, tested: Set<string>): Set<string> {
  const all = new Set(tested)
  let open: string | undefined
  for (const { requirement } of read) {
    if (story.test(requirement.statement)) open = requirement.id
    else if (open !== undefined && tested.has(requirement.id)) all.add(open)
  }
  return all
}
