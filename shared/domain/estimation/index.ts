export { effortOf } from './effort.ts'
export { estimate } from './estimate.ts'
export {
  complexities,
  type Estimate,
  type Example,
  type Fact,
  type History,
  type NearExample,
  scale,
  type StoryFacts,
} from './types.ts'
