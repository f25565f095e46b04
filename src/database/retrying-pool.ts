import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { describeDatabaseError } from './database-error.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { isConnectionLost, isRepeatable, isServerAway } from './postgres-faults.ts';

/** What a pool does at this moment. */
export interface PoolFigures {
  /** Connections that are open. */
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  readonly most: number;
}

interface RetryingPoolParts {
  readonly pool: Pool;
  /** Names the server in messages. */
  readonly shownAs: string;
  /** Longest time for a statement outside of a transaction until it counts as lost, in milliseconds; 0: for ever. */
  readonly answerWithinMs: number;
  readonly breaker?: CircuitBreaker;
}

/**
 * The pool as Kysely sees it. A restart of the server goes by unnoticed where nothing can be lost by that: who needs a
 * connection waits a moment for it, and a statement that only reads, or that only begins a transaction, is asked once more over
 * a new connection. A server that stays away is asked ever more rarely, and everybody else is told at once. Whatever fails
 * throws a `DatabaseError`.
 */
export class RetryingPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #shownAs: string;
  readonly #answerWithinMs: number;
  readonly #breaker: CircuitBreaker;

  constructor({ pool, shownAs, answerWithinMs, breaker = new CircuitBreaker() }: RetryingPoolParts) {
    this.#pool = pool;
    this.#shownAs = shownAs;
    this.#answerWithinMs = answerWithinMs;
    this.#breaker = breaker;
  }

  get options(): object {
    return this.#pool.options;
  }

  get figures(): PoolFigures {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting, most: this.#pool.options.max };
  }

  async connect(): Promise<PostgresPoolClient> {
    return new RetryingClient(await this.take(), this);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** A connection of the driver; waits for a server that is just starting. */
  async take(): Promise<PoolClient> {
    try {
      return await this.#breaker.run(() => this.#pool.connect(), isServerAway);
    } catch (error) {
      throw this.explain(error);
    }
  }

  async ask<Row>(client: PoolClient, { text, values, isAlone }: Statement) {
    const limit = isAlone && this.#answerWithinMs > 0 ? { query_timeout: this.#answerWithinMs } : {};
    // The driver's types say less of a row than Kysely's.
    return (await client.query({ text, values: [...values], ...limit })) as unknown as PostgresQueryResult<Row>;
  }

  explain(error: unknown): unknown {
    return describeDatabaseError(error, this.#shownAs) ?? error;
  }
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** It stands in no transaction. */
  readonly isAlone: boolean;
}

/** A connection that somebody has taken from the pool, until it is given back. */
class RetryingClient implements PostgresPoolClient {
  /** Null: it was lost, and no other was to be had. */
  #client: PoolClient | null;
  readonly #pool: RetryingPool;
  #isInTransaction = false;
  #isLost = false;

  constructor(client: PoolClient, pool: RetryingPool) {
    this.#client = client;
    this.#pool = pool;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query<Row>(sql = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<Row>> {
    const isAlone = !this.#isInTransaction;
    if (/^begin\b/.test(sql)) this.#isInTransaction = true;
    try {
      return await this.#ask<Row>({ text: sql, values: parameters, isAlone });
    } catch (error) {
      if (isConnectionLost(error)) this.#isLost = true;
      throw this.#pool.explain(error);
    } finally {
      if (sql === 'commit' || sql === 'rollback') this.#isInTransaction = false;
    }
  }

  release(isUseless = false): void {
    this.#client?.release(isUseless || this.#isLost);
    this.#client = null;
  }

  async #ask<Row>(statement: Statement): Promise<PostgresQueryResult<Row>> {
    try {
      return await this.#pool.ask<Row>(this.#held(), statement);
    } catch (error) {
      if (!(statement.isAlone && isRepeatable(statement.text) && isConnectionLost(error))) throw error;
      // It makes room first: a pool may be full of lost ones.
      this.release(true);
      this.#client = await this.#pool.take();
      return await this.#pool.ask<Row>(this.#client, statement);
    }
  }

  #held(): PoolClient {
    if (this.#client === null) throw new Error('connection terminated');
    return this.#client;
  }
}
