import ipaddr from 'ipaddr.js';

/** Of an IPv6 address, the bits that name a customer's network; within it anybody may take any address (RFC 6177). */
const networkBytes = 8;
/** Some customers get as much as this, which is 65,536 such networks; so it counts as well, with room for several households. */
const siteBytes = 6;
export const timesForSite = 8;

/** Something that a visitor is counted by. `times` says how many times the limit of one visitor it may have. */
export type CountedKey = { readonly key: string; readonly times: number };

/**
 * Who counts as one: an IPv4 address, also one that is mapped into IPv6, or an IPv6 network of 64 bits. What is no address
 * at all, as a proxy may pass on, counts as one too.
 */
export function countedAs(address: string | undefined): string {
  const read = parsed(address);
  if (!read) return 'unknown';
  return read.kind() === 'ipv4' ? read.toString() : networkOf(read, networkBytes);
}

/** All that an address is counted by: first what `countedAs` says, and in IPv6 its network of 48 bits too. */
export function keysOf(address: string | undefined): readonly [CountedKey, ...CountedKey[]] {
  const read = parsed(address);
  const visitor = { key: countedAs(address), times: 1 };
  if (read?.kind() !== 'ipv6') return [visitor];
  return [visitor, { key: networkOf(read, siteBytes), times: timesForSite }];
}

function parsed(address: string | undefined) {
  return address && ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, bytes: number): string {
  return `${Buffer.from(address.toByteArray().slice(0, bytes)).toString('hex')}/${bytes * 8}`;
}

/** Whether an address is one of `ranges`: addresses and CIDRs. */
export function isAmong(ranges: readonly string[]): (address: string | undefined) => boolean {
  const networks = ranges.map((range) =>
    ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`),
  );
  return (address) => {
    const read = parsed(address);
    if (!read) return false;
    return networks.some(([network, bits]) => read.kind() === network.kind() && read.match(network, bits));
  };
}
