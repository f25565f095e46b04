import { shrinkImage } from './shrink-image.ts';

/** Each message brings a picture and the port that the outcome is awaited at. */
addEventListener('message', (event: MessageEvent<Blob>) => {
  const [port] = event.ports;
  const answer = async (): Promise<void> => port?.postMessage(await shrinkImage(event.data));
  void answer();
});
