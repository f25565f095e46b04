import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';

/**
 * How much of a currency one unit of another is worth by law or by the policy of its central bank (International
 * Monetary Fund, Annual Report on Exchange Arrangements and Exchange Restrictions). Rates of such currencies must go
 * together, so each checks the other.
 */
const parities: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  EUR: {
    BAM: 1.95583,
    CVE: 110.265,
    DKK: 7.46038,
    KMF: 491.96775,
    MKD: 61.5,
    STN: 24.5,
    XAF: 655.957,
    XOF: 655.957,
    XPF: 119.33174,
  },
  GBP: { FKP: 1, GIP: 1, SHP: 1 },
  INR: { BTN: 1, NPR: 1.6 },
  SGD: { BND: 1 },
  USD: {
    AED: 3.6725,
    AWG: 1.79,
    BBD: 2,
    BHD: 0.376,
    BMD: 1,
    BSD: 1,
    BZD: 2,
    DJF: 177.721,
    ERN: 15,
    HKD: 7.8,
    JOD: 0.709,
    KYD: 0.83333,
    MOP: 8.034,
    OMR: 0.38497,
    PAB: 1,
    QAR: 3.64,
    SAR: 3.75,
    XCD: 2.7,
    XCG: 1.79,
  },
  ZAR: { LSL: 1, NAD: 1, SZL: 1 },
};

/** A currency with those that are tied to it. */
export interface PegFamily {
  readonly anchor: CurrencyCode;
  /** Units of the currency for one of the anchor. */
  readonly members: ReadonlyMap<CurrencyCode, number>;
}

export const pegFamilies: readonly PegFamily[] = Object.entries(parities).map(([anchor, members]) => ({
  anchor: referenceData<CurrencyCode>(anchor),
  members: new Map(Object.entries(members).map(([code, parity]) => [referenceData<CurrencyCode>(code), parity])),
}));
