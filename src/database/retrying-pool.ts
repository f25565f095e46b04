import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { describeDatabaseError } from './database-error.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { isConnectionLost, isRepeatable, isServerAway } from './postgres-faults.ts';

export interface PoolFigures {
  /** Open connections. */
  readonly open: number;
  readonly idle: number;
  /** Requests waiting for a connection. */
  readonly waiting: number;
  readonly most: number;
}

interface RetryingPoolParts {
  readonly pool: Pool;
  /** Names the server in messages. */
  readonly shownAs: string;
  /** Response timeout of a statement outside of a transaction, in milliseconds; 0: none. */
  readonly answerWithinMs: number;
  readonly breaker?: CircuitBreaker;
}

/**
 * A connection pool for Kysely that survives restarts of the server: connecting is retried for a moment, and a
 * statement that only reads, or only begins a transaction, is retried over a new connection. During an outage a
 * circuit breaker makes callers fail fast. Every failure is a `DatabaseError`.
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

  /** Takes a connection from the pool; waits for a server that is just starting. */
  async take(): Promise<PoolClient> {
    try {
      return await this.#breaker.run(() => this.#pool.connect(), isServerAway);
    } catch (error) {
      throw this.explain(error);
    }
  }

  async ask<Row>(client: PoolClient, { text, values, isAlone }: Statement) {
    const limit = isAlone && this.#answerWithinMs > 0 ? { query_timeout: this.#answerWithinMs } : {};
    // The driver's row types are less specific than Kysely's.
    return (await client.query({ text, values: [...values], ...limit })) as unknown as PostgresQueryResult<Row>;
  }

  explain(error: unknown): unknown {
    return describeDatabaseError(error, this.#shownAs) ?? error;
  }
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Outside of any transaction. */
  readonly isAlone: boolean;
}

/** A connection taken from the pool, until it is released. */
class RetryingClient implements PostgresPoolClient {
  /** Null: it was lost and could not be replaced. */
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
      // Released first: a pool may be full of lost connections.
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
