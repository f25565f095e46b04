import { networkWith, type Network } from '#download/network.ts';

/**
 * Where feeds may be fetched from: the public internet, and what the operator lists.
 * @param networks private addresses and networks of FEED_NETWORKS
 */
export function feedNetwork(networks: readonly string[]): Network {
  return networkWith(networks, 'FEED_NETWORKS');
}
