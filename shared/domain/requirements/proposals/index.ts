export { acceptProposals, notPlaced, type Verdict } from './accept.ts'
export {
  noProposals,
  ProposalsSchema,
  type Dropped,
  type ProposalKind,
  type Proposals,
} from '../../test-generation/proposals/schema.ts'
