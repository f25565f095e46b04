/** Code that is changed to see whether its tests notice. */
export interface MutatedRoom {
  readonly name: string;
  readonly files: readonly string[];
  /** Only these count: a mistake should turn the tests red that are about it. */
  readonly tests: readonly string[];
}

/** What a wrong price, a wrong order or a wrong publication comes from. Words for reports and drawings are left out. */
export const mutatedRooms: readonly MutatedRoom[] = [
  { name: 'money', files: ['src/domain/money/!(*.test|describe-held-rate).ts'], tests: ['src/domain/money/*.test.ts'] },
  { name: 'trip', files: ['src/domain/trip/!(*.test).ts'], tests: ['src/domain/trip/*.test.ts'] },
  {
    name: 'listing',
    files: [
      'src/domain/listing/{dominated-plans,facet-columns,list-plans,narrow-plans,plan-index}.ts',
      'src/domain/listing/{price-filter,rank-by-trip,row-prices,sort-by-choice}.ts',
    ],
    tests: ['src/domain/listing/*.test.ts'],
  },
  {
    name: 'feeds',
    files: [
      'src/feeds/judge/{common-ratio,feed-diff,feed-limits,hold-reasons,judge-further-prices,judge-plan,check-price}.ts',
      'src/feeds/judge/{judge-rows,market,plan-moves,price-histogram,worst-changes}.ts',
    ],
    tests: [
      'src/feeds/judge/{common-ratio,feed-diff,feed-limits,hold-reasons,judge-further-prices,judge-plan}.test.ts',
      'src/feeds/judge/{judge-rows,plan-moves,price-histogram}.test.ts',
    ],
  },
  {
    name: 'catalogue',
    files: [
      'src/domain/plan/effective-plan.ts',
      'src/catalogue/project/project-plans.ts',
      'src/catalogue/statements/void-statements.ts',
    ],
    tests: ['src/domain/plan/effective-plan.test.ts', 'tests/contract/{corrected-plans,void-statements}-store.test.ts'],
  },
  { name: 'leases', files: ['src/database/lease.ts'], tests: ['tests/contract/lease-store.test.ts'] },
];
