/** The exports of this module for other parts of the server. */
export { matchesWithPosts } from "./post.repository.ts";
export { matchesWithVideos } from "./video.repository.ts";
export { eraseExpertData, readExpertData } from "./personal-data.repository.ts";
