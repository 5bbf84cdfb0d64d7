export { analyse, analyseAsking, type RiskRequest } from './analyse.ts'
